/** Colours for browser bars and the installed site: the inks and the paper of `src/styles/tokens.css`. */
export const themeColors = { light: "#0b1e31", dark: "#071523", paper: "#f7f4ec" }
