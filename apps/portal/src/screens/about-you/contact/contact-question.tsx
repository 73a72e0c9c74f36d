import { formatPhoneAsTyped as formatPhone } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { ApplicationProgress } from '../../../application/application-progress.tsx'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { useApplication } from '../../../application/use-application.ts'
import { Screen } from '../../../page/screen.tsx'
import { ConfirmPhone } from '../../../phone-confirmation/confirm-phone.tsx'
import { applicationPath } from '../../../routing/application-path.ts'

export interface ContactQuestionProps {
  item: ReadItem<'contact'>
  editing: boolean
  /** The number of the registration, as digits. */
  registered: string
}

/** The number, then the code that was sent to it. */
export function ContactQuestion({ item, editing, registered }: ContactQuestionProps) {
  const { uuid } = useApplication()
  return (
    <ConfirmPhone item={item} registered={registered} mayGoWithout>
      {(form, isSent) => (
        <Screen
          title={isSent ? 'Enter your code' : 'Your phone number'}
          heading={isSent ? 'What is the code we sent you?' : 'What phone number can we reach you at?'}
          why={isSent ? undefined : 'We call or text this number about your application, so we make sure it’s yours.'}
          back={applicationPath(uuid, editing ? 'start/app-summary' : 'product/select')}
          above={<ApplicationProgress />}
        >
          {!isSent && editing && item.data?.confirmed && (
            <div className="mt-6">
              <Alert kind="success">
                You confirmed {formatPhone(item.data.phoneNumber ?? '')}. If you change your number, we’ll send a code to the new one.
              </Alert>
            </div>
          )}
          {form}
        </Screen>
      )}
    </ConfirmPhone>
  )
}
