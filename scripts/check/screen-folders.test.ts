import { describe, expect, test } from 'vitest'
import { screenFolderProblems } from './screen-folders.ts'

const flow = `import { valueEstimate } from './items/property/value-estimate.ts'
import { findProperty } from './items/property/find-property.ts'
import { note } from './items/signing/note.ts'
`
const SCREENS = 'apps/portal/src/screens'
const route = (screen: string, asked = "'value-estimate', 'note'") =>
  `  asks('/home/value', 'home-value', [${asked}], () => import('./screens/${screen}')),\n`

describe('where a screen is kept', () => {
  test('in the folder of any item that it asks', () => {
    const routes = route('property/value-estimate/estimate.tsx') + route('signing/note/sign.tsx')
    expect(screenFolderProblems({ files: [`${SCREENS}/property/value-estimate/estimate.tsx`], flow, routes })).toEqual([])
  })

  test('one that asks elsewhere is named, with the folders that fit', () => {
    expect(screenFolderProblems({ files: [], flow, routes: route('home/value.tsx') })).toEqual([
      `${SCREENS}/home/value.tsx: the screen of /home/value asks; it belongs in ${SCREENS}/property/value-estimate/ or ${SCREENS}/signing/note/`,
    ])
  })

  test('one in the folder of an item that it does not ask is named, also where the row takes several lines', () => {
    const routes = route('property/find-property/estimate.tsx', "'value-estimate'").replaceAll(', ', ',\n    ')
    expect(screenFolderProblems({ files: [], flow, routes })).toHaveLength(1)
  })

  test('a file in a section of the flow but in no item’s folder is reported', () => {
    const files = [`${SCREENS}/property/estimate.tsx`, `${SCREENS}/property/signing/sign.tsx`, `${SCREENS}/property/note/sign.tsx`]
    expect(screenFolderProblems({ files, flow, routes: '' })).toHaveLength(3)
  })

  test('a screen without an item has a folder named after what it shows', () => {
    expect(screenFolderProblems({ files: [`${SCREENS}/waitlist/waitlist.tsx`], flow, routes: '' })).toEqual([])
  })
})
