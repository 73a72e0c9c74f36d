import { describe, expect, test } from 'vitest'
import { productReach, promisedNames } from './product-reach.ts'

const FILES: Readonly<Record<string, string>> = {
  'packages/domain/package.json': '{ "name": "@hearthline/domain", "exports": { ".": "./src/index.ts", "./facts/*": "./src/facts/*.ts" } }',
  'packages/domain/src/index.ts': "export * from './fee.ts'\nexport * from './late.ts'\nexport * from './promised.ts'",
  'packages/domain/src/fee.ts':
    'const share = 4\nexport const used = (a: number) => a * share * inner\nexport const inner = 2\nexport const testedOnly = 30_000\nexport interface Shape { used: string }',
  'packages/domain/src/fee.test.ts': "import { testedOnly } from './fee.ts'\ntestedOnly",
  'packages/domain/src/late.ts': 'export const loadedLate = 1\nexport const besideIt = { used: 2 }',
  'packages/domain/src/promised.ts': 'export const dailyInterest = 1',
  'packages/domain/src/facts/day.ts': 'export const day = 1',
  'apps/portal/src/main.tsx':
    "import { used } from '@hearthline/domain'\nimport { day } from '@hearthline/domain/facts/day'\nused(day)\nconst late = async () => (await import('@hearthline/domain')).loadedLate\nlate()",
  'apps/portal/src/main.test.tsx': "import { besideIt } from '@hearthline/domain'\nbesideIt",
}
const reach = (promised: readonly string[] = []) => productReach(Object.keys(FILES), (file) => FILES[file]!, promised)
const names = (promised?: readonly string[]) => reach(promised).unreached.map(({ name }) => name)

describe('the code that the product uses', () => {
  test('a name that only a test imports is not reached, even if its module is and an index exports it', () => {
    expect(names()).toEqual(['testedOnly', 'besideIt', 'dailyInterest'])
  })

  test('a name is reached through what uses it, through a pattern of exports, and where a module is loaded late', () => {
    const found = reach()
    for (const [file, name] of [
      ['packages/domain/src/fee.ts', 'used'],
      ['packages/domain/src/fee.ts', 'share'],
      ['packages/domain/src/fee.ts', 'inner'],
      ['packages/domain/src/facts/day.ts', 'day'],
      ['packages/domain/src/late.ts', 'loadedLate'],
    ] as const)
      expect([name, found.isReached({ file, name })]).toEqual([name, true])
  })

  test('what is exported for other projects counts as used', () => {
    expect(names(['dailyInterest'])).toEqual(['testedOnly', 'besideIt'])
    expect(promisedNames("const PROMISED = [\n  'dailyInterest',\n  'drawTotal',\n] as const")).toEqual(['dailyInterest', 'drawTotal'])
  })
})
