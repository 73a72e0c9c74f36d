import { Button } from '@hearthline/ui/button'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useState } from 'react'
import { Link } from 'react-router'
import { Loaded } from '../frame/loaded.tsx'
import { formatFullMoment } from '../words/format-moment.ts'
import { Changes } from './brand-publication.tsx'
import { type Desk, type useBrandAct, useBrandVersion } from './use-brand-desk.ts'

type Version = Desk['versions'][number]

/** Every version with who made and published it, the newest first. An older one is the start of a new draft. */
export function BrandVersions({ desk, act, mayBegin }: { desk: Desk; act: ReturnType<typeof useBrandAct>; mayBegin: boolean }) {
  return (
    <section aria-labelledby="brand-versions-title">
      <h4 id="brand-versions-title">Versions</h4>
      <p className="muted">
        A version is kept as it was, and an application keeps the one that it saw.
        {!mayBegin && ' Publish or discard the draft to begin one from an older version.'}
      </p>
      <ul className="brand-versions">
        {desk.versions.map((version) => (
          <OneVersion key={version.number} {...{ desk, version }}>
            {mayBegin && version.number !== desk.inForce && (
              <Button
                size="small"
                variant="secondary"
                onClick={() =>
                  act.mutate({ body: { act: 'begin', from: version.number }, done: `A draft as in version ${version.number} is begun.` })
                }
              >
                Begin a draft from version {version.number}
              </Button>
            )}
          </OneVersion>
        ))}
      </ul>
    </section>
  )
}

function OneVersion({ desk, version, children }: { desk: Desk; version: Version; children: React.ReactNode }) {
  const { number, source, withdrawn, by, madeAt, note, published } = version
  const [isOpen, setOpen] = useState(false)
  const whole = useBrandVersion(desk.code, number, isOpen)
  return (
    <li>
      <p>
        <strong>Version {number}</strong> {number === desk.inForce && <StatusChip tone="positive">in force</StatusChip>}
        {withdrawn && <StatusChip tone="caution">withdrawn</StatusChip>}
      </p>
      <p>
        {source === 'FOLDER' ? 'From the folder' : `Made by ${by ?? 'someone'}`}, {formatFullMoment(madeAt)}.{note && ` “${note}”`}
      </p>
      {published.map(({ by: publisher, at }) => (
        <p key={at} className="muted">
          In force from {formatFullMoment(at)}
          {publisher && `, published by ${publisher}`}
        </p>
      ))}
      <p>
        <Link className="brands-back" to={`?brand=${encodeURIComponent(desk.code)}&version=${number}`}>
          Read version {number}, or download its folder
        </Link>
      </p>
      {number !== desk.inForce && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>What is different in it from what is in force</summary>
          {isOpen && (
            <Loaded query={whole} label="Loading the version">
              {({ content }) => <Changes before={desk.content} after={content} />}
            </Loaded>
          )}
        </details>
      )}
      {children}
    </li>
  )
}
