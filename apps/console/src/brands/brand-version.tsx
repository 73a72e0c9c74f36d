import type { BrandContent } from '@hearthline/brands/desk'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { saveBlob } from '../api/save-blob.ts'
import { Loaded } from '../frame/loaded.tsx'
import { formatFullMoment } from '../words/format-moment.ts'
import { BrandPreview } from './brand-preview.tsx'
import { sectionsInWords } from './brand-reading.ts'
import type { Content } from './brand-values.ts'
import { type Desk, useBrandVersion } from './use-brand-desk.ts'

/** One version to be read: everything in it, the screens that it makes, and its folder. What an application saw is found here. */
export function BrandVersion({ code, number }: { readonly code: string; readonly number: number }) {
  const whole = useBrandVersion(code, number, true)
  return (
    <div className="brand-desk">
      <Link className="brands-back" to={`?brand=${encodeURIComponent(code)}`}>
        The brand as it is now
      </Link>
      <Loaded query={whole} label="Loading the version">
        {(desk) => <ReadVersion desk={desk} number={number} />}
      </Loaded>
    </div>
  )
}

function ReadVersion({ desk, number }: { readonly desk: Desk; readonly number: number }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const version = desk.versions.find((one) => one.number === number)
  if (!version) return null
  const { source, by, madeAt, note, published, withdrawn } = version
  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        {desk.name}, version {number}
      </h3>
      <p>
        {source === 'FOLDER' ? 'From the folder' : `Made by ${by ?? 'someone'}`}, {formatFullMoment(madeAt)}.{note && ` “${note}”`}
        {withdrawn && ' It takes no new applications.'}
      </p>
      {published.length === 0 && <p className="muted">It was never in force.</p>}
      {published.map(({ by: publisher, at }) => (
        <p key={at} className="muted">
          In force from {formatFullMoment(at)}
          {publisher && `, published by ${publisher}`}
        </p>
      ))}
      <FolderButton {...{ desk, number }} />
      <div className="brand-work">
        <div className="brand-reading">
          {sectionsInWords(desk.content).map(({ name, label, lines }) => (
            <section key={name} aria-labelledby={`brand-read-${name}`}>
              <h4 id={`brand-read-${name}`}>{label}</h4>
              {lines.length === 0 && <p className="muted">The preview shows them.</p>}
              <dl>
                {lines.map(({ label: one, words }) => (
                  <div key={one}>
                    <dt>{one}</dt>
                    <dd>{words}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <BrandPreview desk={desk} typed={desk.content as Content} version={number} />
      </div>
    </>
  )
}

/** @param desk of which the content is the version's own */
function FolderButton({ desk, number }: { readonly desk: Desk; readonly number: number }) {
  const [isWrong, setWrong] = useState(false)
  const save = async () => {
    setWrong(false)
    try {
      const { zippedFolder } = await import('./brand-folder.ts')
      const madeAt = desk.versions.find((one) => one.number === number)!.madeAt
      const zip = zippedFolder(desk.content as unknown as BrandContent, madeAt)
      saveBlob(new Blob([zip], { type: 'application/zip' }), `${desk.code.toLowerCase()}-version-${number}.zip`)
    } catch {
      setWrong(true)
    }
  }
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => void save()}>
        Download the folder of version {number}
      </Button>
      <p className="muted">
        A zip of brand.json, the drawings, and the lender’s own legal texts, as “npm run new” makes a brand. Put it into the folder of
        brands to bring this version back there.
      </p>
      {isWrong && <Alert kind="error">The file could not be made. Load the page again, and try again.</Alert>}
    </>
  )
}
