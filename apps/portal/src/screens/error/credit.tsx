/** The bureau's file cannot be used: it belongs to somebody under eighteen; or its score is below the limit. */
import { useApplication } from '../../frame/use-application.ts'
import { MinorFile } from './credit/minor-file.tsx'
import { FailedLimitScreen } from './failed-limit/failed-limit-screen.tsx'

export default function CreditError() {
  const { application } = useApplication()
  if (application.step === 'CREDIT_MINOR') return <MinorFile />
  return (
    <FailedLimitScreen
      limit="SCORE"
      title="Your credit score"
      heading="Your credit score is below what this line needs"
      why="It is the score of one day. Looking at it did not lower it."
    />
  )
}
