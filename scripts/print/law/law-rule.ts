/** A row of the law page, and short names for the files and tests that it names. */

/** A test by its file and its title, or a part of it. */
export type LawTest = readonly [file: string, title: string]

export interface LawRule {
  readonly rule: string
  readonly citation: string
  /** What of the rule is not kept yet, in a sentence; absent where all of it is. */
  readonly missing?: string
  /** Files relative to the project; none where nothing keeps it yet. */
  readonly code: readonly string[]
  readonly tests: readonly LawTest[]
  /** What cannot be read off a text by an engineer. */
  readonly lawyer: string
}

export const domain = (name: string) => `packages/domain/src/${name}.ts`
export const domainTest = (name: string, title: string): LawTest => [domain(`${name}.test`), title]
export const server = (name: string) => `apps/server/src/${name}.ts`
export const serverTest = (name: string, title: string): LawTest => [server(`${name}.test`), title]
