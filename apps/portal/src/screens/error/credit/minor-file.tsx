import { ssn } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { TextField } from '@hearthline/ui/text-field'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { WayOut } from '../../../decision/way-out.tsx'
import { AskScreen } from '../../../frame/ask-screen.tsx'
import { FormProblem } from '../../../frame/form-problem.tsx'
import type { ItemBody } from '../../../frame/item-query.ts'
import { useForm } from '../../../frame/use-form.ts'
import { useSaveAnswer } from '../../../frame/use-save-answer.ts'

const answer = z.object({ ssn })

/** The bureau says that the file is a minor's: another file is found by the Social Security number, a wrong age is mended at the bureau. */
export function MinorFile() {
  return (
    <AskScreen
      items={['credit-obstacle']}
      title="Your credit file"
      heading="The credit bureau has you under eighteen"
      why="We cannot lend on a minor’s file. No credit decision was made, and your score was not affected."
    >
      {(item) => <Ways item={item} />}
    </AskScreen>
  )
}

function Ways({ item }: { item: ItemBody }) {
  const [looked, setLooked] = useState(false)
  const form = useForm({ ssn: '' })
  const { save, busy, error } = useSaveAnswer(form.failWith)
  const look = async (given: object) => {
    setLooked(false)
    // Still here afterwards: the bureau said the same again.
    if (await save(item.item, given)) setLooked(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = form.judge(answer)
    if (given) void look(given)
  }
  return (
    <div className="mt-8 grid gap-8">
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      {looked && (
        <Alert kind="warning" title="The bureau still says the same">
          We asked again just now. The file that it finds is still a minor’s.
        </Alert>
      )}
      <Card title="Is it somebody else’s file?">
        <p className="-mt-2 mb-5 text-muted">
          Names and addresses repeat in a family: we may have been shown a child’s file. Your Social Security number finds yours.
        </p>
        <form onSubmit={submit} noValidate className="grid gap-5">
          <TextField
            name="ssn"
            label="Social Security number"
            description="Nine digits. Kept sealed, and used for nothing but finding your file. A soft pull: your score is not affected."
            inputMode="numeric"
            autoComplete="off"
            maxLength={11}
            required
            value={form.values.ssn}
            error={form.errors.ssn}
            onChange={(event) => form.set('ssn', event.currentTarget.value)}
          />
          <div>
            <Button type="submit" loading={busy} loadingLabel="Asking the bureau">
              Find my file
            </Button>
          </div>
        </form>
      </Card>
      <AtTheBureau about={item.about} busy={busy} onLook={() => void look({ thawed: true })} />
      <WayOut />
    </div>
  )
}

function AtTheBureau({ about, busy, onLook }: { about: ItemBody['about']; busy: boolean; onLook: () => void }) {
  const text = (key: string) => (typeof about[key] === 'string' ? (about[key] as string) : undefined)
  const [bureau = 'the bureau', phone, url] = [text('bureau'), text('bureauPhone'), text('bureauUrl')]
  return (
    <Card title="Is the date of birth in it wrong?">
      <p className="-mt-2 text-muted">
        Only {bureau} can correct its file. Ask for it{phone ? ' by phone' : ''}
        {phone && (
          <>
            {' '}
            at <a href={`tel:${phone}`}>{phone}</a>
          </>
        )}
        {url && (
          <>
            {phone ? ', or on ' : ' on '}
            <a href={url} rel="noreferrer">
              {url.replace(/^https?:\/\/(www\.)?/, '')}
            </a>
          </>
        )}
        . It answers within 30 days (15 USC 1681i). Come back then: your answers are kept.
      </p>
      <div className="mt-5">
        <Button variant="secondary" size="medium" disabled={busy} onClick={onLook}>
          It is corrected, look again
        </Button>
      </div>
    </Card>
  )
}
