import { LockIcon, SearchIcon } from '@hearthline/ui/icon'
import { SsnField } from '../../../forms/ssn-field.tsx'
import { Points } from '../../../page/points.tsx'

export interface SsnQuestionProps {
  ssn: string
  setSsn: (typed: string) => void
  error: string | undefined
  isOnFile: boolean
}

/** The number is in this page’s memory alone until it is sent. */
export function SsnQuestion({ ssn, setSsn, error, isOnFile }: SsnQuestionProps) {
  return (
    <>
      <SsnField
        value={ssn}
        {...(error !== undefined && { error })}
        {...(isOnFile && { description: 'We have your number. Enter it again only to correct it, or leave this empty.' })}
        onChange={setSsn}
      />
      <Points
        label="Why we ask"
        points={[
          {
            icon: <SearchIcon size={18} />,
            title: 'Yours alone',
            text: 'Other people can share your name. This number makes sure that we get your report and no one else’s.',
          },
          {
            icon: <LockIcon size={18} />,
            title: 'Encrypted right away',
            text: 'No page shows it again. We never ask for it by email or phone.',
          },
        ]}
      />
    </>
  )
}
