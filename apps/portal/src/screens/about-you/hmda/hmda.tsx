import { Alert } from '@hearthline/ui/alert'
import { ApplicationProgress } from '../../../application/application-progress.tsx'
import { CorrectableAsk } from '../../../application/item/correctable-ask.tsx'
import { useApplication } from '../../../application/use-application.ts'
import { DemographicsForm } from '../../../demographics/demographics-form.tsx'
import { Screen } from '../../../page/screen.tsx'
import { applicationPath } from '../../../routing/application-path.ts'

/** Demographic information, which federal law makes us ask for. */
export default function Monitoring() {
  const { uuid } = useApplication()
  return (
    <CorrectableAsk item="hmda" title="Questions the government asks">
      {(item, editing) => (
        <Screen
          title="Questions the government asks"
          heading="Questions the government asks"
          why="Federal law requires us to ask. Your answers do not affect our decision. You may choose not to answer."
          back={applicationPath(uuid, editing ? 'start/app-summary' : 'start/profile')}
          above={<ApplicationProgress />}
        >
          {editing && (
            <div className="mt-6">
              <Alert kind="info">You answered these questions. If you answer again, your new answers replace the earlier ones.</Alert>
            </div>
          )}
          <DemographicsForm item={item} />
        </Screen>
      )}
    </CorrectableAsk>
  )
}
