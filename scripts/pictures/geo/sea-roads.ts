import { places } from "./places"
import type { Position } from "./position"

const channel: Position[] = [
  [2.6, 51.65],
  [1.55, 51.0],
  [-1.2, 50.2],
  [-5.9, 48.95],
]
const iberia: Position[] = [
  [-9.9, 43.3],
  [-9.95, 38.6],
  [-8.9, 36.5],
  [-5.6, 35.95],
]
const mediterranean: Position[] = [
  [-2.5, 36.15],
  [3, 37.35],
  [9.6, 37.75],
  [11.4, 37.25],
  [15, 35.6],
  [23.5, 34.2],
  [30.5, 32.2],
  [32.4, 31.4],
  [32.55, 29.85],
]
const redSea: Position[] = [
  [33.9, 27.6],
  [37.6, 22.2],
  [41.1, 16],
  [43.3, 12.6],
]
const gulfOfAden: Position[] = [
  [45.5, 12.05],
  [51.3, 12.8],
]
const ceylon: Position[] = [
  [62, 10.5],
  [73, 7.4],
  [80.5, 5.5],
]
const malacca: Position[] = [
  [88, 6],
  [95, 6.1],
  [98.3, 5.1],
  [100.6, 2.95],
  [102.2, 1.85],
  [103.4, 1.15],
]
const southChinaSea: Position[] = [
  [104.7, 1.4],
  [106.2, 4.2],
]
const chinaCoast: Position[] = [
  [110.6, 10.5],
  [114.4, 17],
  [118, 22.4],
  [120, 25],
  [122.2, 28],
  [122.75, 30.5],
]
const arabia: Position[] = [
  [54, 15],
  [58.6, 19.2],
  [60.4, 22.4],
  [58.6, 25],
  [56.65, 26.45],
  [55.6, 25.8],
]

/**
 * The shipping roads the charts are drawn from, each as turning points in open water in sailing order.
 * Placed by hand on the 50m coast line; `sea-roads.test.ts` proves that they keep off the land.
 */
export const seaRoads = {
  rotterdamToSuez: [places.rotterdam, [3.4, 51.95], ...channel, ...iberia, ...mediterranean],
  suezToSingapore: [[32.55, 29.85], ...redSea, ...gulfOfAden, ...ceylon, ...malacca, places.singapore],
  singaporeToShanghai: [places.singapore, ...southChinaSea, ...chinaCoast, places.shanghai],
  suezToMumbai: [[32.55, 29.85], ...redSea, ...gulfOfAden, [60, 14.6], [70, 18], places.mumbai],
  suezToJebelAli: [[32.55, 29.85], ...redSea, [45.5, 12.05], ...arabia, places.jebelAli],
  singaporeToHoChiMinhCity: [
    places.singapore,
    ...southChinaSea,
    [107.2, 9.2],
    [107, 10.3],
    places.hoChiMinhCity,
  ],
  londonToSuez: [
    places.londonGateway,
    [1.1, 51.52],
    [1.75, 51.4],
    ...channel.slice(1),
    ...iberia,
    ...mediterranean,
  ],
  londonToCasablanca: [
    places.londonGateway,
    [1.1, 51.52],
    [1.75, 51.4],
    ...channel.slice(1),
    ...iberia.slice(0, 2),
    [-9, 35.6],
    places.casablanca,
  ],
  felixstoweToHamburg: [
    places.felixstowe,
    [1.9, 51.98],
    [3.6, 52.9],
    [5.2, 53.75],
    [7.6, 54.1],
    [8.6, 53.98],
  ],
  kielToGdansk: [
    [10.2, 54.45],
    [10.9, 54.62],
    [11.6, 54.42],
    [12.3, 54.62],
    [14, 54.9],
    [17.6, 55.05],
    [18.95, 54.75],
    places.gdansk,
  ],
  felixstoweToIzmir: [
    places.felixstowe,
    [1.8, 51.75],
    ...channel.slice(1),
    ...iberia,
    ...mediterranean.slice(0, 5),
    [22, 35.8],
    [23.4, 36.2],
    [24.3, 37.35],
    [25.3, 38.1],
    [26.1, 38.75],
    [26.65, 38.6],
    places.izmir,
  ],
  sunderlandToZeebrugge: [
    places.sunderland,
    [-0.6, 54.8],
    [1.2, 53.6],
    [2.4, 52.4],
    [2.9, 51.7],
    places.zeebrugge,
  ],
  tangierToZeebrugge: [
    places.tangier,
    [-6.4, 35.95],
    ...iberia.slice(0, 3).toReversed(),
    ...channel.slice(1).toReversed(),
    [2.4, 51.4],
    places.zeebrugge,
  ],
  rotterdamToFelixstowe: [places.rotterdam, [3.6, 52], [2.2, 51.98], places.felixstowe],
  channelToNewYork: [
    [-5.9, 48.95],
    [-20, 50],
    [-38, 47.5],
    [-52, 42.5],
    [-66, 40.6],
    [-73.6, 40.35],
  ],
  channelToCape: [
    [-9.9, 43.3],
    [-14, 33],
    [-18.6, 22],
    [-18.6, 13],
    [-12, 3],
    [2, -12],
    [12, -25],
    [17.4, -34.3],
  ],
  suezToMombasa: [...gulfOfAden, [52.4, 11], [46, 0], [40.2, -4.2]],
  londonToRotterdam: [
    places.londonGateway,
    [0.8, 51.5],
    [1.2, 51.58],
    [1.75, 51.75],
    [3, 51.93],
    places.rotterdam,
  ],
} satisfies Record<string, Position[]>
