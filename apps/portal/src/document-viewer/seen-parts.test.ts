import { expect, it } from 'vitest'
import { firstUnseen, isThrough, type Part, skippedWords, withSeen } from './seen-parts.ts'

const WINDOW = 900
const PAGE = 906

/** Each time the upper edge of the window is so far below that of the part. */
const after = (height: number, ...positions: readonly number[]): Part => {
  let part: Part = { height, top: 0, seen: [] }
  for (const at of positions) {
    const moved = { ...part, top: -at }
    part = { ...moved, seen: withSeen(moved, WINDOW) }
  }
  return part
}

it('the end of a document is reached when a quarter of its last part is in view [shell/document-viewer]', () => {
  const at = (share: number) => isThrough(after(PAGE, -WINDOW + WINDOW * share), WINDOW)
  expect(at(0)).toBe(false)
  expect(at(0.24)).toBe(false)
  expect(at(0.26)).toBe(true)
})

it('a long part is read by whoever goes through it, and not by whoever goes to its end', () => {
  expect(isThrough(after(5_000, 0, 4_100), WINDOW)).toBe(false)
  expect(isThrough(after(5_000, 0, 800, 1_600, 2_400, 3_200), WINDOW)).toBe(false)
  expect(isThrough(after(5_000, 0, 800, 1_600, 2_400, 3_200, 4_100), WINDOW)).toBe(true)
  // Back again for what was left out.
  expect(isThrough(after(5_000, 0, 4_100, 2_400, 3_200, 1_600, 800), WINDOW)).toBe(true)
})

it('what is beside the window is not seen, and the same stretch counts once', () => {
  expect(after(PAGE, -1_000).seen).toEqual([])
  expect(after(PAGE, 2_000).seen).toEqual([])
  expect(after(4_000, 0, 0, 450, 2_000).seen).toEqual([
    [0, 1_350 / 4_000],
    [0.5, 0.725],
  ])
})

it('a skipped page is where the reader is led back to', () => {
  const pages: readonly Part[] = [
    { height: PAGE, top: -1_844, seen: [[0, 0.8]] },
    { height: PAGE, top: -922, seen: [] },
    { height: PAGE, top: 0, seen: [[0, 0.99]] },
  ]
  expect(firstUnseen(pages, WINDOW)).toBe(-922)
  expect(
    firstUnseen(
      [
        {
          height: 5_000,
          top: -4_100,
          seen: [
            [0, 0.2],
            [0.8, 1],
          ],
        },
      ],
      WINDOW,
    ),
  ).toBe(-3_100)
  expect(firstUnseen([pages[0]!, pages[2]!], WINDOW)).toBeUndefined()
})

it('what was skipped is named: its pages, or about where it is', () => {
  const seen: Part = { height: PAGE, top: 0, seen: [[0, 0.99]] }
  const unseen: Part = { ...seen, seen: [] }
  expect(skippedWords([seen, unseen, seen], WINDOW)).toBe('page 2')
  expect(skippedWords([unseen, seen, unseen, unseen], WINDOW)).toBe('pages 1, 3, and 4')
  expect(skippedWords([after(5_000, 0, 4_100)], WINDOW)).toBe('what is between about 20% and 80% of its length')
  expect(skippedWords([seen], WINDOW)).toBeUndefined()
})
