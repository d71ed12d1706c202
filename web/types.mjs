// Writes src/protocol/wire.ts from the schemas that the server's messages are described by.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const read = async (name) => JSON.parse(await readFile(new URL(`./schema/${name}.schema.json`, import.meta.url), "utf8"));
const options = { bannerComment: "", additionalProperties: false, unreachableDefinitions: true, format: true };
const parts = ["/** Made by `npm run types` from web/schema; not to be edited. */"];
const seen = new Set();
for (const [file, name] of [["server-message", "ServerMessage"], ["client-message", "ClientMessage"]]) {
  const text = await compile(await read(file), name, options);
  for (const block of text.split(/\n(?=\/\*\*|export )/)) {
    const declared = /export (?:interface|type) (\w+)/.exec(block)?.[1];
    if (declared !== undefined && seen.has(declared)) continue;
    if (declared !== undefined) seen.add(declared);
    parts.push(block.trim());
  }
}
await writeFile(new URL("./src/protocol/wire.ts", import.meta.url), `${parts.join("\n")}\n`);
