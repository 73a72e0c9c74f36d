import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contrastFaults } from '@hearthline/brands'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../check/run-tool.ts'
import { newBrand } from './brand.ts'
import { readCommand } from './command.ts'
import { FileChanges } from './file-changes.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-brand-'))
  cpSync(join(ROOT, 'brands', 'hearth'), join(root, 'brands', 'hearth'), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function generate(...options: string[]) {
  const changes = new FileChanges(root)
  const left = newBrand(readCommand(['brookside', '--name', 'Brookside', ...options], ''), changes)
  changes.write()
  const folder = join(root, 'brands', 'brookside')
  const [text, mark] = ['brand.json', 'mark.svg'].map((file) => readFileSync(join(folder, file), 'utf8'))
  rmSync(folder, { recursive: true })
  return { look: JSON.parse(text!).look, mark, left: left.join(' ') }
}

describe('a new brand', () => {
  it('has a palette of its own in both schemes where its color is given, and keeps the shapes of the brand it is copied from', () => {
    const { look, mark, left } = generate('--color', '#7A2E0E', '--dark-color', '#F0A98A', '--neutral', 'warm')
    expect([look.light.action, look.dark.action]).toEqual(['#7A2E0E', '#F0A98A'])
    expect([...contrastFaults(look.light, 'light'), ...contrastFaults(look.dark, 'dark')]).toEqual([])
    expect(look.radius).toBe('soft')
    expect(mark).toContain('#7A2E0E')
    expect(left).not.toContain('colors')
  })

  it('has the colors of the brand it is copied from where none is given, and says so', () => {
    const { look, left } = generate()
    expect(look.light.action).toBe('#0F5240')
    expect(left).toContain('colors')
  })

  it.each([
    ['a color that is none', ['--color', 'teal'], 'A color is six hexadecimal digits'],
    ['a neutral that is none', ['--color', '#7A2E0E', '--neutral', 'blue'], '--neutral is warm, cool, brand, plain'],
    ['a neutral without its color', ['--neutral', 'warm'], 'Give --color'],
  ])('is refused for %s', (_, options, words) => {
    expect(() => generate(...options)).toThrow(words)
  })
})
