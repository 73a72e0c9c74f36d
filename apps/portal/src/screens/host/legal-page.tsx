import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { LegalBlocks, LegalWords } from '@hearthline/ui/legal-blocks'
import { Skeleton, SkeletonGroup } from '@hearthline/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { request } from '../../api/request.ts'
import { formatVersion } from '../../legal/format-version.ts'
import type { LegalTextBody } from '../../legal/legal-text-body.ts'
import { Screen } from '../../page/screen.tsx'
import { useOrganization } from '../../session/use-organization.ts'
import { LegalContents } from './legal-contents.tsx'

export interface LegalPageProps {
  name: LegalTextBody['name']
  /** Until the text is here, which brings its own. */
  title: string
}

/** A lender's legal text to be read: which version it is and since when, what is in it, each part under a heading that can be linked to, and the versions before it. */
export function LegalPage({ name, title }: LegalPageProps) {
  const { orgCode } = useOrganization()
  const version = useSearchParams()[0].get('version') ?? undefined
  const read = useQuery({
    queryKey: ['legal-text', orgCode, name, version],
    queryFn: ({ signal }) =>
      request('GET', '/service-comms-prefs/external/api/v1/legal/:name', { params: { name }, query: { version }, signal }),
  })
  const text = read.data
  return (
    <Screen title={text?.title ?? title} heading={text?.title ?? title} why={text && <LegalWords words={text.summary} />} width="content">
      {text ? (
        <LegalText text={text} />
      ) : read.isError ? (
        <Alert
          kind="error"
          className="mt-6"
          action={
            <Button variant="secondary" onClick={() => void read.refetch()}>
              Try again
            </Button>
          }
        >
          We could not load this text.
        </Alert>
      ) : (
        <SkeletonGroup label={`Loading ${title}`}>
          <Skeleton lines={12} />
        </SkeletonGroup>
      )}
    </Screen>
  )
}

function LegalText({ text }: { text: LegalTextBody }) {
  const { parts, versions } = text
  const others = versions.filter(({ version }) => version !== text.version)
  return (
    <>
      <p className="portal-fine mt-3">{formatVersion(text)}</p>
      {!text.inForce && (
        <Alert kind="warning" className="mt-4">
          This is an earlier version. <a href="?">Read the version in effect today</a>
        </Alert>
      )}
      <div className="mt-8 grid gap-8 lg:grid-cols-[16rem_1fr] lg:gap-16">
        <LegalContents parts={parts} />
        <div className="portal-prose mt-0 min-w-0">
          {parts.map(({ id, title: heading, blocks }) => (
            <section key={id} aria-labelledby={id} className="grid gap-3">
              <h2 id={id} tabIndex={-1} className="scroll-mt-6">
                {heading}
              </h2>
              <LegalBlocks blocks={blocks} />
            </section>
          ))}
          {others.length > 0 && (
            <section aria-labelledby="versions" className="grid gap-3">
              <h2 id="versions">Other versions</h2>
              <ul>
                {others.map((other) => (
                  <li key={other.version}>
                    <a href={`?version=${encodeURIComponent(other.version)}`}>{formatVersion(other)}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  )
}
