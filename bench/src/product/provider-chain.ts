/** The longest chain of provider calls that an application had to wait for before its offers, from its own attempts. */
import { expectStatus } from './applicants.ts'
import type { Caller } from './caller.ts'

interface Attempt {
  readonly item: string
  readonly durationMs: number
}

/** Every try of a call counts: the application waited for the failed ones too. */
const spentOn = (attempts: readonly Attempt[], item: string): number => {
  const own = attempts.filter((attempt) => attempt.item === item)
  if (own.length === 0) throw new Error(`The application has no attempt of ${item}`)
  return own.reduce((sum, attempt) => sum + attempt.durationMs, 0)
}

/**
 * What the first decision reads: soft credit beside (property found, then value beside title). Flood is asked too, but nothing waits for it.
 * @returns milliseconds
 */
export async function providerChain(caller: Caller, operatorToken: string, uuid: string): Promise<number> {
  const answer = await caller.call('GET', `/console/api/v1/applications/${uuid}`, { token: operatorToken })
  const { attempts } = expectStatus(answer, 200, 'the console').json<{ attempts: Attempt[] }>()
  const [credit, property, value, title] = ['soft-credit', 'find-property', 'value-property', 'prequal-title'].map((item) =>
    spentOn(attempts, item),
  ) as [number, number, number, number]
  return Math.max(credit, property + Math.max(value, title))
}
