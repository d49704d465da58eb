export const creditsFile = "credits.txt"
