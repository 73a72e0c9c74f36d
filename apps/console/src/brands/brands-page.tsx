import { StatusChip } from '@hearthline/ui/status-chip'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Loaded } from '../frame/loaded.tsx'
import { BrandDesk } from './brand-desk.tsx'
import { BrandVersion } from './brand-version.tsx'
import './brands.css'
import { useBrandDesk, useBrands } from './use-brand-desk.ts'

/** The organizations whose brand the reader sets up; which one is open, and which section of it, is in the address. */
export default function BrandsPage() {
  const [query] = useSearchParams()
  const code = query.get('brand')
  const version = Number(/^[1-9]\d{0,5}$/.exec(query.get('version') ?? '')?.[0])
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each organization is a page of its own
  useEffect(() => title.current?.focus({ preventScroll: true }), [code])
  return (
    <section className="brands" aria-labelledby="administration-title">
      <h2 id="administration-title" ref={title} tabIndex={-1}>
        Brands
      </h2>
      {code === null ? (
        <Choice />
      ) : (
        <>
          <Link className="brands-back" to="?">
            All organizations
          </Link>
          {version > 0 ? <BrandVersion key={`${code} ${version}`} code={code} number={version} /> : <Opened key={code} code={code} />}
        </>
      )}
    </section>
  )
}

function Opened({ code }: { readonly code: string }) {
  const desk = useBrandDesk(code)
  return (
    <Loaded query={desk} label="Loading the brand">
      {(read) => <BrandDesk desk={read} />}
    </Loaded>
  )
}

const DRAFT_WORDS = { NONE: null, OPEN: 'draft', ASKED: 'waits for a second person' } as const

/** What someone else can publish is found without reading through all of them. */
const waitingFirst = <One extends { readonly draft: keyof typeof DRAFT_WORDS }>(listed: readonly One[]): readonly One[] =>
  listed.toSorted((one, other) => Number(other.draft === 'ASKED') - Number(one.draft === 'ASKED'))

function Choice() {
  const brands = useBrands()
  return (
    <>
      <p className="muted">What an organization looks and lends like. One administrator changes it, and another publishes it.</p>
      <Loaded query={brands} label="Loading the organizations">
        {({ brands: listed }) => (
          <ul className="brand-list">
            {waitingFirst(listed).map(({ code, name, inForce, withdrawn, draft }) => (
              <li key={code}>
                <Link to={`?brand=${encodeURIComponent(code)}`}>{name}</Link>{' '}
                <span className="muted">
                  {code}
                  {inForce !== null && `, version ${inForce} in force`}
                </span>{' '}
                {withdrawn && <StatusChip tone="caution">withdrawn</StatusChip>}
                {DRAFT_WORDS[draft] && <StatusChip tone={draft === 'ASKED' ? 'caution' : 'neutral'}>{DRAFT_WORDS[draft]}</StatusChip>}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  )
}
