import { describe, expect, it } from 'vitest'
import { formatActor, peopleOf } from './format-actor.ts'

const ID = '76209d3b-1111-4222-8333-444455556666'
const PEOPLE = peopleOf([{ id: ID, name: 'Uma Whitfield', roles: ['underwriter', 'funder'] }])

describe('who acted', () => {
  it('is said by name, whichever organizations they act for, and not by roles that they may have been given since', () => {
    for (const kind of ['operator', 'platform']) expect(formatActor(`${kind}:${ID}`, PEOPLE)).toBe('Uma Whitfield')
  })
  it('is said by number of someone who is no longer on the team', () => {
    expect(formatActor(`operator:${ID}`, new Map())).toBe('someone no longer on the team (number 76209d3b)')
  })
  it('is said in words of whoever is not staff', () => {
    expect(['borrower:1', 'signer:1', 'work', 'time:x'].map((actor) => formatActor(actor, PEOPLE))).toEqual([
      'the borrower',
      'a signer',
      'the system',
      'time',
    ])
  })
})
