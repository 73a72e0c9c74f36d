import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readLogo } from './read-logo.ts'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 95 24">${inner}</svg>`

const BRANDS = fileURLToPath(new URL('../../../../../brands', import.meta.url))

it('the logo of every shipped lender is drawn in documents', () => {
  const without = readdirSync(BRANDS).filter(
    (brand) => (readLogo(readFileSync(join(BRANDS, brand, 'logo.svg'), 'utf8'))?.shapes.length ?? 0) < 2,
  )
  expect(without).toEqual([])
})

it('a logo of anything but plain paths is not half drawn', () => {
  expect(readLogo(svg('<path fill="#8C1D5A" d="M0 0h1v1z"/>'))).toEqual({
    height: 24,
    shapes: [{ path: 'M0 0h1v1z', fill: '#8C1D5A', stroke: undefined, strokeWidth: 1, evenOdd: false }],
  })
  for (const inner of [
    '<g transform="scale(2)"><path d="M0 0h1v1z"/></g>',
    '<path fill="url(#a)" d="M0 0"/>',
    '<path opacity="0.5" d="M0 0"/>',
    '',
  ])
    expect(readLogo(svg(inner)), inner).toBeUndefined()
})
