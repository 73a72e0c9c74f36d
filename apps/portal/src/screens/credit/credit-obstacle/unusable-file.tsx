/** The bureau's file cannot be used: it belongs to someone under eighteen; or its score is below the limit. */
import { useApplication } from '../../../application/use-application.ts'
import { FailedLimitScreen } from '../../../decision/failed-limit-screen.tsx'
import { MinorFile } from './minor-file.tsx'

export default function UnusableFile() {
  const { application } = useApplication()
  if (application.step === 'CREDIT_MINOR') return <MinorFile />
  return (
    <FailedLimitScreen
      limit="SCORE"
      title="Your credit score"
      heading="Your credit score is below what this line needs"
      why="This is your score on the day we checked. Checking it did not lower it."
    />
  )
}
