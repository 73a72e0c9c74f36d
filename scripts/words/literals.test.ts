import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { wordFaults } from './forbidden-words.ts'
import { literalsOf, literalsOfSource } from './literals.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

describe('every sentence in the sources that a person may read', () => {
  it('is written as a US mortgage lender writes', () => {
    const literals = literalsOf(ROOT)
    expect(literals.length).toBeGreaterThan(2000)
    expect(literals.flatMap(({ place, text }) => wordFaults(text).map((fault) => `${place}: ${fault}`))).toEqual([])
  })
})

describe('the sentences of a source', () => {
  const read = (text: string) => literalsOfSource('a.tsx', text).map((literal) => literal.text)

  it('are its strings, templates and the words of its elements', () => {
    expect(read("const a = 'We read your papers.'")).toEqual(['We read your papers.'])
    expect(read(`const a = \`We look again on \${day} and write to you.\``)).toEqual(['We look again on … and write to you.'])
    expect(read('const a = <p>A person answers.</p>')).toEqual(['A person answers.'])
    expect(read('const a = <button aria-label="Send your papers" className="grid gap-2" />')).toEqual(['Send your papers'])
  })

  it('are not checked where the element says they come from a law, the specification or a legal text', () => {
    expect(read('const a = <p data-words-from="law">We read your papers.</p>')).toEqual([])
    expect(read("const a = { citation: 'As amended from 2025-07-01.' }")).toEqual([])
  })

  it('are neither keys nor a program’s own faults', () => {
    expect(read("import a from './a b.ts'; const b = 'credit-bureau'; throw new RangeError('Cents must be whole')")).toEqual([])
  })
})
