/** How every picture is made; the qualities are compared in docs/decisions/0042-avif-by-likeness.md. */
export const imageDefaults = {
  formats: ["webp", "avif"],
  placeholder: "dominantColor",
  quality: 60,
  avifOptions: { quality: 50 },
}
