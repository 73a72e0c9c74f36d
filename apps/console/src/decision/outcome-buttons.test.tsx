import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OfferHint } from './offer-hint.tsx'
import { OutcomeButtons } from './outcome-buttons.tsx'
import type { Part } from './parts/selected-part.ts'

const part = (outcome: Part['outcome'], waitsFor: Part['waitsFor'] = null): Part => ({
  part: 'IDENTITY',
  title: 'Identity',
  outcome,
  reason: outcome && 'Compared',
  waitsFor,
})
const buttons = (of?: Part) =>
  [...renderToStaticMarkup(<OutcomeButtons draftKey="a" part={of} />).matchAll(/(Accept|Refuse) </g)].map(([, word]) => word)

it('what it already is has no button', () => {
  expect(buttons()).toEqual(['Refuse', 'Accept'])
  expect(buttons(part(null))).toEqual(['Refuse', 'Accept'])
  expect(buttons(part('REFUSED', 'borrower'))).toEqual(['Accept'])
  expect(buttons(part('ACCEPTED'))).toEqual(['Refuse'])
})

it('where it waits for the borrower, only a change of mind is left, and the page says so', () => {
  const words = renderToStaticMarkup(<OfferHint part={part('REFUSED', 'borrower')} />)
  expect(words).toContain('This waits for the borrower')
  expect(words).toContain('If you change your mind, accept it')
  expect(words).not.toContain('refuse')
})
