import { useEffect, useState } from 'react'
import type { OrganizationInfo } from '../session/organization.ts'
import { pagesOfSection, SECTIONS, uiPages } from './pages.ts'

interface Dress {
  readonly org: string
  readonly theme: string
  readonly design: string
}

interface Listed {
  readonly screen: string
  readonly state: string
  readonly path: string
}

const words = (name: string): string => name.replaceAll('-', ' ')

/** Every page by section, in the organization and the light that are chosen on top. */
export function GalleryIndex({ organization }: { organization: OrganizationInfo }) {
  const query = new URLSearchParams(window.location.search)
  const [dress, setDress] = useState<Dress>({
    org: organization.orgCode,
    theme: query.get('theme') ?? '',
    design: query.get('design') ?? '',
  })
  const set = (part: Partial<Dress>) => {
    const next = { ...dress, ...part }
    setDress(next)
    const address = `/gallery${queryOf(next)}`
    // Another organization is another page: its colors and its name come with it.
    if (part.org === undefined) window.history.replaceState(null, '', address)
    else window.location.assign(address)
  }
  return (
    <main className="mx-auto grid max-w-content gap-8 px-5 py-10">
      <header className="grid gap-4">
        <h1>The gallery</h1>
        <p className="text-muted">Every screen with example data, in each of its states. Nothing on these pages is saved or sent.</p>
        <Switches dress={dress} set={set} />
      </header>
      {SECTIONS.map(({ title, pages }) => (
        <Section key={title} title={title} pages={pagesOfSection(pages)} query={queryOf(dress)} />
      ))}
      <Section
        title="The design system"
        pages={uiPages.map(({ state, path }) => ({ screen: state, state: 'all states', path }))}
        query={queryOf(dress)}
      />
    </main>
  )
}

function queryOf(dress: Dress): string {
  const query = new URLSearchParams(Object.entries(dress).filter(([, value]) => value !== ''))
  return query.size === 0 ? '' : `?${query}`
}

const SELECT = 'rounded-control border border-control-edge bg-card px-3 py-2'

function Switches({ dress, set }: { dress: Dress; set: (part: Partial<Dress>) => void }) {
  const [brands, setBrands] = useState<readonly { orgCode: string; orgBrand: string }[]>([])
  useEffect(() => {
    const read = async () => setBrands((await (await fetch('/gallery/organizations.json')).json()) as typeof brands)
    read().catch((problem: unknown) => console.error(problem))
  }, [])
  const select = (name: keyof Dress, label: string, options: readonly (readonly [string, string])[]) => (
    <label className="grid gap-1 text-sm">
      {label}
      <select className={SELECT} value={dress[name]} onChange={(event) => set({ [name]: event.currentTarget.value })}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <div className="flex flex-wrap gap-4">
      {select(
        'org',
        'Organization',
        brands.map(({ orgCode, orgBrand }) => [orgCode, orgBrand]),
      )}
      {select('theme', 'Light or dark', [
        ['', 'as the system says'],
        ['light', 'light'],
        ['dark', 'dark'],
      ])}
      {select('design', 'Variant', [
        ['', 'brand default'],
        ['v2023', 'v2023'],
        ['v2024', 'v2024'],
      ])}
    </div>
  )
}

function Section({ title, pages, query }: { title: string; pages: readonly Listed[]; query: string }) {
  const screens = Map.groupBy(pages, ({ screen }) => screen)
  return (
    <section className="grid gap-3">
      <h2>{title}</h2>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[14rem_1fr]">
        {[...screens].map(([screen, states]) => (
          <div key={screen} className="contents">
            <dt>{words(screen)}</dt>
            <dd className="flex flex-wrap gap-x-4 gap-y-1">
              {states.map(({ state, path }) => (
                <a key={path} href={path + query}>
                  {words(state)}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
