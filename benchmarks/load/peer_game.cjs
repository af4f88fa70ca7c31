// A game for boardgame.io with messages like Sumo's: everybody lays a card in secret, then all are placed.

const SUMOS = (card) => (card === 55 ? 7 : card % 11 === 0 ? 5 : card % 10 === 0 ? 3 : card % 10 === 5 ? 2 : 1);

function deal(players, random) {
  const deck = random.Shuffle(Array.from({ length: 102 }, (_, i) => i + 1));
  const hands = {};
  for (let seat = 0; seat < players; seat += 1) hands[seat] = { hand: deck.splice(0, 10).sort((a, b) => a - b), chosen: null, pile: [] };
  return { rows: deck.splice(0, 4).map((card) => [card]), hands, stock: deck };
}

function place(G, seat, card) {
  let nearest = -1;
  for (let row = 0; row < 4; row += 1) {
    const value = G.rows[row].at(-1);
    if (value < card && (nearest < 0 || value > G.rows[nearest].at(-1))) nearest = row;
  }
  const takes = nearest < 0 || G.rows[nearest].length === 5;
  if (nearest < 0) nearest = 0;
  const took = takes ? G.rows[nearest] : [];
  G.players[seat].pile.push(...took);
  G.rows[nearest] = takes ? [card] : [...G.rows[nearest], card];
  G.placing.push({ seat, card, row: nearest + 1, took: [...took], sumos: took.reduce((sum, one) => sum + SUMOS(one), 0) });
}

const playCard = {
  client: false,
  ignoreStaleStateID: true,
  move: ({ G, playerID, random, ctx }, card) => {
    const own = G.players[playerID];
    if (own.chosen !== null || !own.hand.includes(card)) return "INVALID_MOVE";
    own.hand.splice(own.hand.indexOf(card), 1);
    own.chosen = card;
    G.seats[playerID].chosen = true;
    const all = Object.keys(G.players);
    if (all.every((seat) => G.players[seat].chosen !== null)) {
      G.placing = [];
      for (const seat of all.toSorted((a, b) => G.players[a].chosen - G.players[b].chosen)) place(G, seat, G.players[seat].chosen);
      for (const seat of all) {
        G.players[seat].chosen = null;
        G.seats[seat] = { hand: G.players[seat].hand.length, chosen: false, pile: G.players[seat].pile.length, total: G.seats[seat].total };
      }
      G.turn += 1;
      if (G.players[0].hand.length === 0) {
        const fresh = deal(ctx.numPlayers, random);
        G.rows = fresh.rows;
        G.secret.stock = fresh.stock;
        for (const seat of all) {
          G.seats[seat].total += G.players[seat].pile.reduce((sum, one) => sum + SUMOS(one), 0);
          G.players[seat] = fresh.hands[seat];
        }
        G.round += 1;
        G.turn = 1;
      }
    }
  },
};

module.exports = {
  name: "sumo",
  setup: ({ ctx, random }) => {
    const { rows, hands, stock } = deal(ctx.numPlayers, random);
    const seats = {};
    for (const seat of Object.keys(hands)) seats[seat] = { hand: 10, chosen: false, pile: 0, total: 0 };
    return { round: 1, turn: 1, rows, seats, placing: [], players: hands, secret: { stock } };
  },
  playerView: ({ G, playerID }) => {
    const { secret, players, ...rest } = G;
    const legal = playerID !== null && players[playerID].chosen === null ? players[playerID].hand.map((card) => ({ type: "play_card", card })) : [];
    return { ...rest, own: playerID === null ? null : players[playerID], legal };
  },
  moves: { playCard },
  turn: { activePlayers: { all: "choose" }, stages: { choose: { moves: { playCard } } } },
  disableUndo: true,
};
