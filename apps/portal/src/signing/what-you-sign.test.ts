import { expect, it } from 'vitest'
import type { DocumentToSign } from './signing-source.ts'
import { whatYouSign } from './what-you-sign.tsx'

const document = (title: string, kind: DocumentToSign['kind'], places: number): DocumentToSign => ({
  ...{ uuid: title, kind, title, sha256: 'a'.repeat(64), part: 'SIGN', openedAt: null, readAt: null, madeAgain: false },
  places: Array.from({ length: places }, (_, at) => ({ place: `${at}`, form: 'SIGNATURE', label: `${at}`, signedAt: null })),
})

it('names every document before any of it is signed, and says which are read, which are signed, and which wait for the notary', () => {
  const documents = [
    document('Closing disclosure', 'CLOSING_DISCLOSURE', 0),
    document('Your agreement', 'NOTE', 2),
    document('Your deed', 'SECURITY_INSTRUMENT', 0),
  ]
  expect(whatYouSign({ documents, atOffice: false })).toEqual([
    { title: 'Closing disclosure', text: 'Read this one. There is nothing to sign in it.' },
    { title: 'Your agreement', text: 'Read it, then sign each place in it.' },
    { title: 'Your deed', text: 'Read it now. Sign it later, with the notary.' },
    { title: 'Finish', text: 'All of it takes about 10 minutes. You get a copy of every document.' },
  ])
})

it('names only what is left where a document changed after it was read, with its time, and that the rest stays', () => {
  const done = '2026-12-01T18:00:00.000Z'
  const isDone = (one: DocumentToSign): DocumentToSign => ({
    ...one,
    readAt: done,
    places: one.places.map((place) => ({ ...place, signedAt: done })),
  })
  const others = ['NOTE', 'CLOSING_DISCLOSURE', 'NOTE', 'NOTE'].map((kind, at) => isDone(document(`${at}`, kind as 'NOTE', at)))
  const deed = { ...document('Your deed', 'SECURITY_INSTRUMENT', 0), madeAgain: true }
  expect(whatYouSign({ documents: [...others, deed], atOffice: false })).toEqual([
    { title: 'Your deed', text: 'Read it now. Sign it later, with the notary.' },
    {
      title: 'Finish',
      text: 'All of it takes about 5 minutes. What you did in the other 4 documents stays. You get a copy of every document.',
    },
  ])
})

it('promises a co-owner, who owes nothing and signs no agreement, no place in it', () => {
  const [agreement] = whatYouSign({ documents: [document('The agreement', 'NOTE', 0)], atOffice: false })
  expect(agreement).toEqual({ title: 'The agreement', text: 'Read this one. There is nothing to sign in it.' })
})

it('promises no place to sign here where everything is signed at an office', () => {
  const documents = [document('Your agreement', 'NOTE', 2), document('Your deed', 'SECURITY_INSTRUMENT', 0)]
  expect(whatYouSign({ documents, atOffice: true }).map(({ text }) => text)).toEqual([
    'Read it now. Sign it at the office.',
    'Read it now. Sign it at the office.',
    'Reading takes about 10 minutes. Nothing is signed here. You get a copy of every document.',
  ])
})
