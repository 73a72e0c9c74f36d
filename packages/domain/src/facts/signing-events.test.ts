import { describe, expect, it } from 'vitest'
import { signingEvent } from './signing-events.ts'

const SIGNATURE = [[20, 120, 60, 40, 110, 130, 180, 60]]
const INITIALS = [[20, 40, 45, 90]]
const adopts = (more: object) =>
  signingEvent.safeParse({
    event: 'SIGNATURE_ADOPTED',
    signature: { form: 'DRAWN', name: 'Ana Reyes', initials: 'AR', signatureDrawing: SIGNATURE, initialsDrawing: INITIALS, ...more },
  }).success

describe('A signature that is adopted', () => {
  it('is drawn: a dot, a tap that trembled, or two dots far apart is none', () => {
    expect(adopts({})).toBe(true)
    for (const drawing of [
      [[5, 5, 5, 5]],
      [[5, 5, 8, 7, 5, 5]],
      [
        [5, 5, 5, 5],
        [400, 150, 400, 150],
      ],
    ])
      expect([adopts({ signatureDrawing: drawing }), adopts({ initialsDrawing: drawing })], JSON.stringify(drawing)).toEqual([false, false])
    // One line to and fro on the spot is long, and is nothing to look at.
    expect(adopts({ signatureDrawing: [Array.from({ length: 40 }, (_, index) => [300 + (index % 2) * 5, 100]).flat()] })).toBe(false)
  })

  it('may be a cross, or initials of one stroke', () => {
    expect(
      adopts({
        signatureDrawing: [
          [100, 60, 150, 120],
          [150, 60, 100, 120],
        ],
        initialsDrawing: [[40, 40, 40, 90]],
      }),
    ).toBe(true)
  })

  it('needs no drawing of initials where no place asks for them', () => {
    expect(adopts({ initialsDrawing: undefined })).toBe(true)
    expect(adopts({ signatureDrawing: undefined })).toBe(false)
  })

  it('has initials of letters of any alphabet, and no markup', () => {
    for (const initials of ['A', 'AR', 'ÓÉ', 'A.R.', 'J-P R', 'ÆØ', '李', 'A\u0301B']) expect(adopts({ initials }), initials).toBe(true)
    for (const initials of ['<b>', '42', '...', '--', 'A<i', 'ABCDEFG', ' ', 'A\u202eB', '😀'])
      expect(adopts({ initials }), initials).toBe(false)
  })

  it('bears a name that is a name', () => {
    for (const name of ['Ana Reyes', 'María-José O’Neil Jr.', 'Reyes, Ana', 'Ana Test2']) expect(adopts({ name }), name).toBe(true)
    for (const name of ['Ana Reyes <script>', 'Ana Reyes {{1}}', '....', 'Ana\u0000Reyes']) expect(adopts({ name }), name).toBe(false)
  })
})
