import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readLogo } from './read-logo.ts'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 95 24">${inner}</svg>`

it.each(['hearth', 'northgate', 'riosol'])('the logo of %s is drawn in documents', (brand) => {
  const file = fileURLToPath(new URL(`../../../../../brands/${brand}/logo.svg`, import.meta.url))
  expect(readLogo(readFileSync(file, 'utf8'))?.shapes.length).toBeGreaterThan(1)
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
