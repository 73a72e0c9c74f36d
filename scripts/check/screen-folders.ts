/** Where a screen lies: one that asks, in the folder of an item that it asks, screens/<section>/<item>/; any other, in one named after what it is. */

const SCREENS = 'apps/portal/src/screens/'
/** The order, and its last part. */
export const FLOW = ['packages/domain/src/flow/flow.ts', 'packages/domain/src/flow/closing-flow.ts'] as const
export const APPLICATION_SCREENS = 'apps/portal/src/application-screens.ts'

const ITEM_IMPORT = /from '\.\/items\/([a-z0-9-]+)\/([a-z0-9-]+)\.ts'/g
const ASKING_ROUTE = /asks\(\s*'([^']*)',\s*'[^']*',\s*\[([^\]]*)\],\s*\(\) => import\('\.\/screens\/([^']+)'\)/g

export interface ScreenSources {
  /** All of the project, relative to it. */
  readonly files: readonly string[]
  /** Text of the order: it imports each item from items/<section>/<item>.ts. */
  readonly flow: string
  /** Text of the route table of an application. */
  readonly routes: string
}

/** What lies in the wrong place, in sentences that name the right one. */
export function screenFolderProblems({ files, flow, routes }: ScreenSources): readonly string[] {
  const sectionOf = new Map([...flow.matchAll(ITEM_IMPORT)].map(([, section = '', item = '']) => [item, section]))
  const sections = new Set(sectionOf.values())
  const folderOf = (item: string) => `${sectionOf.get(item) ?? 'no-such-item'}/${item}/`
  const asking = [...routes.matchAll(ASKING_ROUTE)].flatMap(([, path, asked = '', screen = '']) => {
    const folders = [...asked.matchAll(/'([^']+)'/g)].map(([, item = '']) => folderOf(item))
    if (folders.some((folder) => screen.startsWith(folder))) return []
    return [`${SCREENS}${screen}: the screen of ${path} asks; it belongs in ${folders.map((folder) => SCREENS + folder).join(' or ')}`]
  })
  const placed = files
    .filter((file) => file.startsWith(SCREENS))
    .flatMap((file) => {
      const [section = '', item = '', ...rest] = file.slice(SCREENS.length).split('/')
      if (!sections.has(section) || (rest.length > 0 && sectionOf.get(item) === section)) return []
      return [`${file}: ${section} is a section of the flow; a screen there lies in the folder of one of its items, ${section}/<item>/`]
    })
  return [...asking, ...placed]
}
