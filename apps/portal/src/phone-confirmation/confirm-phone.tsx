import { contactAnswer } from '@hearthline/domain/items/about-you/contact'
import { formatPhoneAsTyped as formatPhone, phone } from '@hearthline/domain/registration'
import { type ReactNode, useState } from 'react'
import type { ReadItem } from '../application/item/item-query.ts'
import { usePersistedForm } from '../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../application/item/use-save-answer.ts'
import { useApplication } from '../application/use-application.ts'
import { useFillWithExample } from '../forms/use-fill-with-example.ts'
import { CodeForm } from './code-form.tsx'
import { NumberForm } from './number-form.tsx'
import { nothingSent, type SentCode } from './sent-code.ts'
import { useSendCode } from './use-send-code.ts'

export interface ConfirmPhoneProps {
  item: ReadItem<'contact'>
  /** The number to begin with, as digits. */
  registered: string
  /** Who can receive no code may go on without one. */
  mayGoWithout: boolean
  /** The page around the form: its heading depends on how far the answer is. */
  children: (form: ReactNode, isSent: boolean) => ReactNode
}

interface Values extends SentCode {
  /** As typed. */
  readonly phoneNumber: string
}

/** First the number, then the code that was sent to it. What was typed outlives a reload; the code is in this page’s memory alone. */
export function ConfirmPhone({ item, registered, mayGoWithout, children }: ConfirmPhoneProps) {
  const { uuid } = useApplication()
  const form = usePersistedForm<Values>('contact', () => ({
    phoneNumber: formatPhone(item.data?.phoneNumber ?? registered),
    ...nothingSent,
  }))
  const [code, setCode] = useState('')
  const { values } = form
  const { save, busy, error } = useSaveAnswer('contact', form.failWith)
  const sending = useSendCode(uuid, form.failWith)

  const send = async (channel: SentCode['channel'], typed: string) => {
    const digits = phone.safeParse(typed)
    if (!digits.success) return form.fail([{ field: 'phoneNumber', message: digits.error.issues[0]?.message ?? '' }])
    form.fail([])
    const sent = await sending.send(digits.data, channel)
    if (!sent) return
    setCode('')
    form.replace({ phoneNumber: formatPhone(digits.data), ...sent })
  }
  const confirm = async () => {
    const answer = { phoneNumber: values.sentTo, code: code.replace(/\D/g, ''), channel: values.channel }
    const judged = form.judge(contactAnswer, answer)
    if (judged && (await save(judged))) form.forget()
  }
  const enterCode = (channel: SentCode['channel']) => {
    const digits = phone.safeParse(values.phoneNumber)
    if (!digits.success) return form.fail([{ field: 'phoneNumber', message: digits.error.issues[0]?.message ?? '' }])
    sending.forget()
    form.replace({ phoneNumber: formatPhone(digits.data), sentTo: digits.data, channel, nextAt: 0 })
  }
  const goOnWithout = async () => {
    const digits = phone.safeParse(values.phoneNumber)
    if (!digits.success) return form.fail([{ field: 'phoneNumber', message: digits.error.issues[0]?.message ?? '' }])
    const answer = { phoneNumber: digits.data, withoutCode: true as const }
    if (await save(answer)) form.forget()
  }
  useFillWithExample(() => {
    const { phoneNumber = '' } = item.example
    form.replace({ ...nothingSent, phoneNumber: formatPhone(phoneNumber), sentTo: phoneNumber })
    setCode(phoneNumber.slice(-6))
  })

  const changed = () => {
    sending.forget()
    form.fail([])
    form.replace({ ...values, ...nothingSent })
  }
  const isSent = values.sentTo !== ''
  const onWithout = mayGoWithout ? () => void goOnWithout() : undefined
  const shared = { form, busy, error: error ?? sending.error, sending: sending.busy, onWithout }
  return children(
    isSent ? (
      <CodeForm
        {...{ ...shared, code, setCode }}
        sent={values}
        onConfirm={() => void confirm()}
        onSend={(channel) => void send(channel, values.sentTo)}
        onChangeNumber={changed}
      />
    ) : (
      <NumberForm {...shared} onSend={(channel) => void send(channel, values.phoneNumber)} onHasCode={enterCode} />
    ),
    isSent,
  )
}
