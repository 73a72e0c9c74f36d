import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { CopyButton } from '@hearthline/ui/copy-button'
import { announce } from '@hearthline/ui/live-region'
import { useEffect, useRef } from 'react'
import { draftKeyOf, isDecidable } from '../application/decidable.ts'
import type { ApplicationFile } from '../application/use-application.ts'
import { changeDraft, clearDraft, readDraft } from '../decision/draft.ts'
import { useMe } from '../session/use-me.ts'
import { usePeople } from '../team/use-team.ts'
import { formatRecentMoment } from '../words/format-moment.ts'
import { itemTitles } from '../words/item-titles.ts'
import { forgetForm, type LeftForm, useLeftForms } from './left-forms.ts'
import { newestActWords } from './newest-act.ts'
import './left-words.css'

interface LeftWordsProps {
  readonly file: ApplicationFile
  readonly now: number
  /** Whether whoever reads this decides what is open now. */
  readonly mayDecide: boolean
}

/** What someone typed and did not record, because the form was closed by what someone else recorded: what happened, their words, and what can still be done. */
export function LeftWords({ file, now, mayDecide }: LeftWordsProps) {
  return useLeftForms(file.summary.uuid).map((form) => <Left key={form.draftKey} {...{ form, file, now, mayDecide }} />)
}

const reasonIn = ({ draftKey }: LeftForm): string => readDraft(draftKey).reason.trim()

function Left({ form, file, now, mayDecide }: LeftWordsProps & { readonly form: LeftForm }) {
  const { draftKey, name, words, hadFocus } = form
  const box = useRef<HTMLDivElement>(null)
  const me = useMe().data
  const people = usePeople()
  const title = `Not recorded: ${name}`
  const act = newestActWords(file.audit, { me: me?.id, people, titles: itemTitles(file.walk) }, form.since)
  useEffect(() => {
    announce(`${title}. What you typed is kept.`, 'assertive')
    if (hadFocus) box.current?.focus()
  }, [title, hadFocus])
  const drop = () => {
    clearDraft(draftKey)
    forgetForm(draftKey)
  }
  const { openItem } = file
  const next =
    mayDecide && openItem && isDecidable(openItem) && openItem.parts.length === 0 ? draftKeyOf(file.summary.uuid, openItem) : undefined
  const reason = reasonIn(form)
  const useThere = () => {
    if (next) changeDraft(next, { reason })
    drop()
    document.getElementById('application-title')?.focus()
  }
  return (
    <div ref={box} tabIndex={-1} className="left-words">
      <Alert kind="warning" title={title}>
        <p>
          {act ? `${act.words}, ${formatRecentMoment(act.at, now, 'minute')}.` : 'The application changed.'} This closed the form that you
          were typing in. What you typed was not recorded:
        </p>
        <dl className="facts">
          {words.map(({ label, words: typed }) => (
            <div key={label + typed}>
              <dt>{label}</dt>
              <dd>{typed}</dd>
            </div>
          ))}
        </dl>
        <div className="decision-buttons">
          {next && reason !== '' && readDraft(next).reason === '' && (
            <Button size="small" variant="secondary" onClick={useThere}>
              Use the reason for: {openItem?.title}
            </Button>
          )}
          <CopyButton text={words.map(({ label, words: typed }) => `${label}: ${typed}`).join('\n')} label="Copy it" />
          <Button size="small" variant="quiet" onClick={drop}>
            Discard it
          </Button>
        </div>
      </Alert>
    </div>
  )
}
