/** Every colour of the drawn charts; the same values as the colour tokens of the site. */
export const palette = {
  ink: "#0b1e31",
  ink2: "#12304a",
  paper: "#f7f4ec",
  paper2: "#ece6d8",
  sea: "#1b6a94",
  seaLight: "#7cc4e6",
  signal: "#e8622c",
  signalDark: "#b8431a",
  line: "#c9c2b2",
} as const
