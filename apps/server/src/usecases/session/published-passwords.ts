/** Whether a password is one of those that stolen lists hold most often: they are what an attacker tries first, decorated to please the rules. */
import { passwordCores } from '@hearthline/domain/registration'

/** Loaded with the first password that is set: some 49,000 words that most processes need only then. */
let published: Promise<ReadonlySet<string>> | undefined

const publishedPasswords = (): Promise<ReadonlySet<string>> => {
  published ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return published
}

/** A listed word that is less than so large a part of a password is not what makes it. */
const SMALLEST_PART = 1 / 3

/** The password itself, or the word under its digits and signs, or a word that is only said again and again. */
export async function isPublishedPassword(value: string): Promise<boolean> {
  const list = await publishedPasswords()
  const cores = passwordCores(value).filter((core) => core.length >= value.length * SMALLEST_PART)
  return [value.toLowerCase(), ...cores].some((core) => list.has(core) || list.has(core.replace(/^(.+?)\1+$/, '$1')))
}
