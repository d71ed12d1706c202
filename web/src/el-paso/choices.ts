/** Which thing on the table a choice belongs to. */
import type { Spot } from "./scene/layout";
import type { LegalAction } from "./types";

/** The spot of the street a choice is made on; null for those made on cards and tiles. */
export function spotOf(action: LegalAction): Spot | null {
  switch (action.kind) {
    case "pick":
      return action["place"] as Spot;
    case "leave":
      return "trail";
    case "stay":
      return "sheriff";
    default:
      return null;
  }
}
