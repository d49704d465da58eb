import { secretPrefixes } from "../../../site/build-environment"

const password = "pass(?:word|wort|ord)|pw|has[łl]o|heslo|lösenord|mot de passe|contraseña|senha|wachtwoord"

export const secretFix = "delete it, and replace a key or password with a new one"

/** Match keys, and passwords behind their name. */
export const secrets: readonly RegExp[] = [
  /\bsk-[\w-]{20,}|\bghp_\w{20,}|\bAKIA[A-Z\d]{16}\b|-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
  new RegExp(String.raw`\b(?:${secretPrefixes})_\w{16,}|\bpostgres(?:ql)?://\w+:[^\s@]+@`, "g"),
  new RegExp(String.raw`(?<!\p{L})(?:${password})\s*[:=–]\s*(?=\S*\d)\S{6,}`, "giu"),
]
