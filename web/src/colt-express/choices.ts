/** Which thing on the table a choice belongs to, read off the fields and effects of the choice itself. */
import type { BanditName, CardName, GameEvent, LegalAction, Level, LootKind, View } from "./types";

export type Anchor =
  | { on: "card"; card: CardName; bandit: BanditName | null }
  | { on: "deck" }
  | { on: "spot"; car: number; level: Level }
  | { on: "bandit"; bandit: BanditName }
  | { on: "loot"; kind: LootKind; token: number | null; car: number; level: Level }
  | { on: "list" };

const DESTINED = new Set(["moved", "pushed", "shoved", "climbed", "placed"]);

/** Where an event of movement ends, if it is one. */
export function destination(event: GameEvent): { who: BanditName | "marshal"; car: number; level: Level } | null {
  if (event.kind === "marshal_moved") return { who: "marshal", car: event["to"] as number, level: "inside" };
  if (!DESTINED.has(event.kind)) return null;
  const who = (event["target"] ?? event["bandit"]) as BanditName;
  return { who, car: (event["to"] ?? event["car"]) as number, level: (event["level"] ?? "inside") as Level };
}

export function anchorOf(action: LegalAction, view: View): Anchor {
  const { decision } = view;
  const actor = view.bandits.find((one) => decision !== null && "bandit" in decision && one.bandit === decision.bandit);
  switch (action.kind) {
    case "play":
    case "discard":
      return { on: "card", card: action["card"] as CardName, bandit: (action["bandit"] ?? null) as BanditName | null };
    case "place":
      return { on: "bandit", bandit: action["bandit"] as BanditName };
    case "draw":
      return { on: "deck" };
    case "fire":
    case "punch":
      return { on: "bandit", bandit: action["target"] as BanditName };
    case "rob":
      if (actor === undefined) return { on: "list" };
      return {
        on: "loot",
        kind: action["loot"] as LootKind,
        token: (action["token"] ?? null) as number | null,
        car: actor.car,
        level: actor.level,
      };
    default: {
      const end = action.effects.map(destination).find((place) => place !== null);
      return end === undefined || end === null ? { on: "list" } : { on: "spot", car: end.car, level: end.level };
    }
  }
}
