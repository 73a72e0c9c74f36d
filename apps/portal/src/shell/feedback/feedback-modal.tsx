import { Button } from '@hearthline/ui/button'
import { Modal } from '@hearthline/ui/modal'
import { RadioGroup } from '@hearthline/ui/radio-group'
import { Textarea } from '@hearthline/ui/textarea'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { RequestError, request } from '../../api/request.ts'
import { applicationOfPage } from '../../application/use-cached-application.ts'
import { FormProblem, SOMETHING_WENT_WRONG } from '../../forms/form-problem.tsx'
import { useForm } from '../../forms/use-form.ts'
import { clearDraft, readDraft, saveDraft } from './feedback-draft.ts'
import { feedbackForm, MESSAGE_MAX, TOPICS } from './feedback-form.ts'

const FORM = 'ceo-feedback'
const idOf = (field: string): string => `${FORM}-${field}`

/** "Share your thoughts with our CEO": a topic, a message, a consent; what was written stands until it has arrived. */
export default function FeedbackModal({ onClose }: { onClose: () => void }) {
  const { form, busy, error, sent, submit } = useFeedback()
  const { values, errors, set } = form
  const banner = useRef<HTMLDivElement>(null)
  // On a phone the button is far below the banner that says what came of it.
  useEffect(() => {
    if (error) banner.current?.scrollIntoView({ block: 'center' })
  }, [error])
  const close = (open: boolean) => {
    if (!open) onClose()
  }
  if (sent) {
    return (
      <Modal open onOpenChange={close} size="narrow" title="Thank you" actions={<Button onClick={onClose}>Close</Button>}>
        <p role="status">Your thoughts are on their way to our CEO.</p>
      </Modal>
    )
  }
  return (
    <Modal
      open
      onOpenChange={close}
      title="Share your thoughts with our CEO"
      actions={
        <>
          <Button type="submit" form={FORM} loading={busy} loadingLabel="Submitting">
            Send
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={FORM} className="grid gap-6" noValidate onSubmit={(event) => void submit(event)}>
        <div ref={banner}>
          <FormProblem error={error} />
        </div>
        <RadioGroup
          id={idOf('topic')}
          name="topic"
          label="What would you like to do?"
          required
          options={TOPICS.map((topic) => ({ value: topic, label: topic }))}
          value={values.topic}
          error={errors.topic}
          onValueChange={(topic) => set('topic', topic)}
        />
        <Textarea
          id={idOf('message')}
          name="message"
          label="Your message"
          description="Between 10 and 1000 characters. Please leave out account and Social Security numbers."
          required
          value={values.message}
          error={errors.message}
          count={values.message.trim().length}
          maxCount={MESSAGE_MAX}
          onChange={(event) => set('message', event.currentTarget.value)}
        />
        <RadioGroup
          id={idOf('marketingConsent')}
          name="marketingConsent"
          label="May we use what you write in our marketing?"
          layout="side"
          required
          options={['Yes', 'No'].map((answer) => ({ value: answer, label: answer }))}
          value={values.marketingConsent}
          error={errors.marketingConsent}
          onValueChange={(answer) => set('marketingConsent', answer)}
        />
      </form>
    </Modal>
  )
}

function useFeedback() {
  const form = useForm(readDraft)
  const { pathname } = useLocation()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [sent, setSent] = useState(false)
  useEffect(() => {
    if (!sent) saveDraft(form.values)
  }, [form.values, sent])
  useGoesToFirstProblem(form.attempt, form.problems[0]?.field)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = form.judge(feedbackForm)
    if (!answer || busy) return
    setBusy(true)
    setError(undefined)
    try {
      const applicationUuid = applicationOfPage(pathname)
      await request('POST', '/service-profile/api/v1/feedback/ceo', {
        body: { ...answer, applicationUuid, pathname, productType: 'HELOC' },
      })
      clearDraft()
      setSent(true)
    } catch (problem) {
      // Whatever the server would not take, the banner says the same [errors/messages]; its own fields are marked beside that.
      setError(new RequestError(SOMETHING_WENT_WRONG))
      form.failWith(problem)
    } finally {
      setBusy(false)
    }
  }
  return { form, busy, error, sent, submit }
}

/** After every submit that was refused: scrolls to the first field that is wrong and gives it the focus [shell/feedback]. */
function useGoesToFirstProblem(attempt: number, field: string | undefined): void {
  const first = useRef(field)
  first.current = field
  useEffect(() => {
    if (attempt === 0 || !first.current) return
    const control = document.getElementById(idOf(first.current))
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  }, [attempt])
}
