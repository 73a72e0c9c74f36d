/** The answers as they would be: what is on file with the corrected fields in it, judged as an answer is. */
import {
  type Account,
  type CorrectedAnswers,
  correctableGroups,
  digestOf,
  type Item,
  isSealed,
  lenderDay,
  mapSecrets,
  SECRET_KINDS,
  standing,
  withCorrections,
} from '@hearthline/domain'
import * as z from 'zod'
import type { ApplicationFile } from '../../store/repositories/applications.ts'
import { knownItem } from '../application/read-item.ts'
import { fieldProblems } from '../field-problems.ts'
import { type FieldProblem, invalid, Problem } from '../problem.ts'

export type Corrections = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * Whole answers by item, their secrets sealed as they were.
 * @throws Problem not_found, conflict, validation_failed naming fields as 'about-you.phoneNumber'
 */
export function correctedAnswers(file: ApplicationFile, corrections: Corrections, account: Account | undefined): CorrectedAnswers {
  const stands = standing(file.facts)
  const answers: Record<string, unknown> = {}
  for (const [id, changed] of Object.entries(corrections)) {
    const item = knownItem(id)
    const may = correctableGroups(item, stands).flat()
    const other = Object.keys(changed).find((field) => !may.includes(field))
    if (may.length === 0 || other !== undefined)
      throw new Problem('conflict', 'This can’t be corrected here. Call us, and we will help you.', { step: file.row.step })
    const stored = file.facts.results[id]?.data
    const read = judged(item, { ...(stored as object), ...changed })
    // As of an answer: of a spouse nothing is kept of whoever is not married.
    const answer = item.keeps ? item.keeps(stands.walk.known, read, stored) : read
    if (digestOf(answer) !== digestOf(stored)) answers[id] = answer
  }
  if (Object.keys(answers).length === 0) throw invalid(unchangedProblems(corrections))
  refuseUnfit(file, answers, account)
  return answers
}

const unchangedProblems = (corrections: Corrections): FieldProblem[] => {
  const [item, changed] = Object.entries(corrections)[0]!
  return [{ path: `${item}.${Object.keys(changed)[0] ?? ''}`, message: 'This is what we have on file already. Change it, or go back.' }]
}

/** By the schema of the answer, while what is sealed stands aside. */
function judged(item: Item, answer: unknown): unknown {
  const sealed: (string | undefined)[] = []
  const shown = mapSecrets(item.secret, answer, (text, kind) => {
    sealed.push(isSealed(text) ? text : undefined)
    return isSealed(text) ? SECRET_KINDS[kind].standIn : text
  })
  const read = z.safeParse(item.accepts ?? item.data, shown)
  if (!read.success) throw invalid(within(item, fieldProblems(read.error.issues)))
  let next = 0
  return mapSecrets(item.secret, read.data, (text) => sealed[next++] ?? text)
}

/** Each against the application as it would be with all of them. */
function refuseUnfit({ facts }: ApplicationFile, answers: CorrectedAnswers, account: Account | undefined): void {
  const { known } = standing(withCorrections(facts, answers)).walk
  const problems = Object.entries(answers).flatMap(([id, answer]) => {
    const item = knownItem(id)
    return within(item, item.fits?.(known, answer, lenderDay(facts.now), account) ?? [])
  })
  if (problems.length > 0) throw invalid(problems)
}

const within = ({ id }: Item, problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map(({ path, message }) => ({ path: `${id}.${path}`, message }))
