import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type FlagFile, openFlagFile, readFlagFile } from './flag-file.ts'

const faultsOf = (content: unknown) => {
  const read = readFlagFile(typeof content === 'string' ? content : JSON.stringify(content))
  return 'faults' in read ? read.faults : []
}

describe('a file of flags', () => {
  it('gives each flag its rules, and skips those of a disabled one', () => {
    const read = readFlagFile(
      JSON.stringify({
        flags: {
          'leave-survey': { rules: [{ enabled: true, organizations: ['HEARTH'], share: 12.5 }] },
          'partner-lender-credit-union': { state: 'DISABLED', rules: [{ enabled: true }] },
        },
      }),
    )
    expect('flags' in read && [...read.flags]).toEqual([
      ['leave-survey', { isDisabled: false, rules: [{ enabled: true, organizations: ['HEARTH'], share: 12.5 }] }],
      ['partner-lender-credit-union', { isDisabled: true, rules: [{ enabled: true }] }],
    ])
  })

  it.each([
    ['{', 'It is not JSON.'],
    [{}, 'At flags: '],
    [{ flags: { 'leave-survey': { rules: [{ enabled: 'yes' }] } } }, 'At flags.leave-survey.rules.0.enabled: Say whether it is on or off.'],
    [{ flags: { 'leave-survey': { rule: [] } } }, 'At flags.leave-survey'],
    [{ flags: { survey: { rules: [] } } }, 'There is no flag survey.'],
    [
      { flags: { 'ny-blocked': { rules: [{ enabled: true, share: 10 }] } } },
      'At flags.ny-blocked.rules.0.share: This flag is the same for everyone, so it cannot be given to a share of people.',
    ],
  ])('is refused with what is wrong with it: %j', (content, sentence) => {
    expect(faultsOf(content).join(' ')).toContain(sentence)
  })
})

describe('while the product runs', () => {
  let file: FlagFile | undefined
  afterEach(() => file?.close())

  it('a change is taken, and one with a fault is not: what was read before counts on', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'flags-')), 'flags.json')
    const write = (share: unknown) => writeFile(path, JSON.stringify({ flags: { 'leave-survey': { rules: [{ enabled: true, share }] } } }))
    await write('all')
    const log = pino({ level: 'silent' })
    const error = vi.spyOn(log, 'error')
    await expect(openFlagFile(path, log)).rejects.toThrow(/leave-survey\.rules\.0\.share: Enter a percentage from 0 to 100/)
    await expect(openFlagFile(`${path}.not`, log)).rejects.toThrow(/It cannot be read/)
    await write(10)
    file = await openFlagFile(path, log, 20)
    const shares = () => file?.flagOf('leave-survey')?.rules[0]?.share
    expect([shares(), file.keys()]).toEqual([10, ['leave-survey']])
    await write(25.25)
    await vi.waitFor(() => expect(shares()).toBe(25.25))
    await write(250)
    await vi.waitFor(() => expect(error).toHaveBeenCalled())
    expect(shares()).toBe(25.25)
  })
})

it('where no file is named, it says nothing', async () => {
  const file = await openFlagFile(undefined, pino({ level: 'silent' }))
  expect([file.flagOf('leave-survey'), file.keys()]).toEqual([undefined, []])
})
