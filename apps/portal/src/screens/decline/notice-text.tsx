import { formatPhone, lenderDay, type NoticeBlock, noticeLayout, phoneLink } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import type { ReactNode } from 'react'
import { hostOf, isWebAddress } from '../../credit/obstacle.ts'
import type { Notice } from '../../decision/decision-query.ts'

/** The whole notice: who writes, to whom, what was done, why, the score used, the bureau, and the rights (12 CFR 1002.9, FCRA 615). */
export function NoticeText({ notice }: { notice: Notice }) {
  const { title, date, parties, sections } = noticeLayout(notice, lenderDay(notice.madeAt))
  return (
    <Card as="div">
      <h2>{title}</h2>
      <p className="mt-1 text-sm text-muted">{date}</p>
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        {parties.map((party) => (
          <Party key={party.title} {...party} />
        ))}
      </div>
      {sections.map((section) => (
        <Part key={section.title} title={section.title}>
          <div className="grid gap-2">
            {section.blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </div>
        </Part>
      ))}
    </Card>
  )
}

function Block({ block }: { block: NoticeBlock }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  if (block.kind === 'figure') {
    return (
      <p>
        <strong className="money-medium">{block.text}</strong>
      </p>
    )
  }
  if (block.kind === 'list') {
    return (
      <ul className="grid list-disc gap-1 ps-5">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  return (
    <p>
      <a href={phoneLink(block.phone)}>{formatPhone(block.phone)}</a>
      {isWebAddress(block.url) && (
        <>
          ,{' '}
          <a href={block.url} rel="noreferrer">
            {hostOf(block.url)}
          </a>
        </>
      )}
    </p>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 border-t border-hairline pt-5" data-words-from="law">
      <h3 className="mb-2">{title}</h3>
      {children}
    </section>
  )
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="min-w-0">
      <h3 className="text-sm text-muted">{title}</h3>
      <address className="not-italic">
        {lines.map((line) => (
          <span key={line} className="block break-words">
            {line}
          </span>
        ))}
      </address>
    </div>
  )
}
