import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { describeBankDirectoryContract } from '../port.contract.ts'
import { fedachDirectory } from './fedach-directory.ts'

/** A line of the participant file as its format lays it out. */
const line = (routing: string, name: string, { type = '1', newRouting = '000000000' } = {}) =>
  `${routing}O${'011000015'}${type}${'071714'}${newRouting}${name.padEnd(36)}${'1 MAIN STREET'.padEnd(36)}${'SACRAMENTO'.padEnd(20)}CA958140000916555010011${' '.repeat(5)}`

const folder = mkdtempSync(join(tmpdir(), 'fedach-'))
const path = join(folder, 'FedACHdir.txt')
writeFileSync(
  path,
  [line('121000358', 'HARBOR BANK, NA'), line('121099990', 'OLD CEDAR BANK', { type: '2', newRouting: '121000358' }), 'not a line'].join(
    '\r\n',
  ),
)
afterAll(() => rmSync(folder, { recursive: true }))

describe('the Federal Reserve’s participant file', () => {
  describeBankDirectoryContract(() => fedachDirectory(path))
  it('names a bank, and for a number that has moved the bank that payments go to', () => {
    const directory = fedachDirectory(path)
    expect(line('121000358', 'HARBOR BANK, NA')).toHaveLength(155)
    expect(directory.bankOf('121000358')?.name).toBe('Harbor Bank, NA')
    expect(directory.bankOf('121099990')?.name).toBe('Harbor Bank, NA')
    expect(directory.bankOf('011000015')?.name).toBeNull()
  })
  it('that is missing, or is another file, stops the start with its path', () => {
    expect(() => fedachDirectory(join(folder, 'none.txt'))).toThrow(/FEDACH_FILE/)
    writeFileSync(join(folder, 'other.txt'), 'hello')
    expect(() => fedachDirectory(join(folder, 'other.txt'))).toThrow(/no FedACH participant file/)
  })
})
