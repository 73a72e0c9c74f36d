import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { factsUpTo } from '../../facts-up-to.ts'
import { FLOW } from '../../flow.ts'
import type { Item } from '../../item.ts'
import { walk } from '../../walk.ts'
import { openConditions } from '../closing/conditions.ts'
import { CODE_NEEDED, contact, contactAnswer } from './contact.ts'

const phoneNumber = '4155550132'
const faults = (answer: unknown) =>
  z.safeParse(contactAnswer, answer).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('The phone number', () => {
  it('is answered with its code, or by someone whom no code reaches', () => {
    expect([faults({ phoneNumber, code: '123456' }), faults({ phoneNumber, withoutCode: true })]).toEqual([[], []])
    expect(faults({ phoneNumber })).toEqual([['code', CODE_NEEDED]])
    expect(faults({ phoneNumber, code: '12345' })).toEqual([['code', CODE_NEEDED]])
  })

  it('is kept without the code', () => {
    expect(z.parse(contact.data, { phoneNumber, code: '123456' })).toEqual({ phoneNumber })
  })

  it('that nothing confirms becomes a condition before closing, and no one is held up until then', () => {
    const facts = factsUpTo('conditions', '2026-11-20T18:00:00.000Z', { [contact.id]: { phoneNumber, withoutCode: true } })
    const { frontier, known } = walk(FLOW as readonly Item[], facts)
    expect([frontier?.item.id, openConditions(known)]).toEqual(['conditions', ['MISSING_PHONE_NUMBER']])
    expect(
      walk(FLOW as readonly Item[], {
        ...facts,
        results: { ...facts.results, contact: { ...facts.results.contact!, data: { phoneNumber } } },
      }).frontier?.item.id,
    ).not.toBe('conditions')
  })

  it('is not asked of an application that gave it with everything else', () => {
    const facts = factsUpTo('hmda', '2026-11-20T18:00:00.000Z', {})
    const { contact: _contact, ...results } = facts.results
    const { states, frontier } = walk(FLOW as readonly Item[], { ...facts, results })
    expect([states.contact, frontier?.item.id]).toEqual(['skipped', 'hmda'])
  })
})
