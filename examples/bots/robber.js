// A bot in JavaScript for Node: it takes the most valuable loot it is offered, and plans robberies where something lies.
//
//     wildbunch simulate --bots "program:node examples/bots/robber.js,random"
//
// It speaks the protocol of docs/reference/bot-protocol.md: a JSON object a line, on its input and its output.

"use strict";

const { createInterface } = require("node:readline");

/** How much an action promises, in dollars of Colt Express. */
function promise(action, question) {
  if (action.kind === "rob") return { purse: 340, jewel: 500, strongbox: 1000 }[action.loot];
  if (action.kind === "play" && action.card === "rob") return lootHere(question) ? 300 : 0;
  if (action.kind === "move") return 1;
  return 0;
}

/** Whether there is loot where one of our bandits stands. */
function lootHere({ view, seat }) {
  return view.bandits
    .filter((bandit) => bandit.seat === seat)
    .map((bandit) => view.train[bandit.car][bandit.level])
    .some((spot) => spot.purses + spot.tokens.length + spot.jewels + spot.strongboxes > 0);
}

/** The text of one of the legal actions: the most promising one, of equal ones that which the seed says. */
function choose(question) {
  const best = Math.max(...question.legal.map((action) => promise(action, question)));
  const equal = question.legal.filter((action) => promise(action, question) === best);
  return equal[question.seed % equal.length].text;
}

const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", version: 1 });
  else if (message.type === "question") say({ type: "answer", number: message.number, action: choose(message) });
  else lines.close();
});

function say(message) {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}
