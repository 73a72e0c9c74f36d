/** What was asked for, read from the words behind the command. */

/** Something the person at the keyboard can fix. */
export class NewProblem extends Error {}

export interface Command {
  readonly words: readonly string[]
  /** @throws NewProblem when it was left out */
  option(name: string): string
  optional(name: string): string | undefined
}

export function readCommand(given: readonly string[], usage: string): Command {
  const words: string[] = []
  const options = new Map<string, string>()
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at] ?? ''
    if (!word.startsWith('--')) words.push(word)
    else options.set(word.slice(2), given[++at] ?? '')
  }
  const optional = (name: string) => options.get(name) || undefined
  return {
    words,
    optional,
    option(name) {
      const value = optional(name)
      if (!value) throw new NewProblem(`Give --${name}. Usage: npm run new -- ${usage}`)
      return value
    },
  }
}

/** @throws NewProblem unless it is small letters, digits and hyphens, as files and items are named here */
export function kebab(name: string | undefined, what: string): string {
  if (!name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new NewProblem(`${what} is named in small letters with hyphens, such as pay-stub; "${name ?? ''}" is not.`)
  }
  return name
}

/** pay-stub: payStub, PayStub, Pay stub. */
export const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
export const pascal = (name: string): string => camel(name).replace(/^./, (letter) => letter.toUpperCase())
export const words = (name: string): string => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
