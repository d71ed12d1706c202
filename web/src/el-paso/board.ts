/** The board of a table of El Paso. */
import { useBoard as useAnyBoard } from "../state/board.svelte";
import type { View } from "./types";

export const useBoard = () => useAnyBoard<View>();
