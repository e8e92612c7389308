import { type ReactNode, useState } from 'react';
import { useWrite } from '../../client/hooks.ts';
import { useFormat } from '../../format.ts';
import { Link } from '../../router.tsx';
import { grantsTexts as texts, packageTexts } from '../../texts/access-grants.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { orNull } from '../../ui/forms.tsx';
import { Avatar, Chip, Status } from '../../ui/page.tsx';
import { fullName } from '../../words.ts';
import { LastDayInput } from './give-dialog.tsx';
import { type Grant, placeOf, sayReach } from './record.ts';
import '../../ui/member-list.css';
import './access.css';

/** What was given: of many people by name, of one by what it is. */
export function GrantLines({
  grants,
  nameOf,
  shows,
}: {
  readonly grants: readonly Grant[];
  readonly nameOf: (id: string) => string | null;
  readonly shows: 'people' | 'packages' | 'mine';
}): ReactNode {
  const format = useFormat();
  const [changing, setChanging] = useState<Grant | null>(null);
  const [taking, setTaking] = useState<Grant | null>(null);
  return (
    <>
      <ul className="members">
        {grants.map((grant) => {
          const what = packageTexts[grant.package].name;
          const name = fullName(grant.user);
          const why = texts.givenBy(grant.given_by ? fullName(grant.given_by) : texts.byInstallation, grant.reason);
          const reach = sayReach(grant, format, nameOf);
          const named = shows === 'people' ? `${name}, ${what}` : what;
          return (
            <li key={grant.id} className="grants__line">
              <span className="who">
                {shows === 'people' && <Avatar person={grant.user} />}
                <span className="who__text">
                  {shows === 'people' ? <Link to={`/people/${grant.user_id}`}>{name}</Link> : <span>{what}</span>}
                  {shows === 'people' && grant.is_guest && <Chip>{texts.guest}</Chip>}
                  <span className="who__small">{shows === 'people' ? `${what}, ${reach}` : reach}</span>
                  <span className="who__small">{why}</span>
                  {!grant.is_giver_in_charge && <span className="who__small">{texts.answersNow}</span>}
                </span>
              </span>
              <span className="grants__end">
                {grant.standing === 'PLANNED' && <Status>{texts.planned}</Status>}
                {shows === 'mine' && grant.standing === 'HOLDS' && (
                  <ButtonLink to={placeOf[grant.package]} size="small">
                    {packageTexts[grant.package].go}
                  </ButtonLink>
                )}
                {grant.can?.includes('accessGrants.update') === true && (
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={texts.changeNamed(named)}
                    onClick={() => setChanging(grant)}
                  >
                    {texts.change}
                  </Button>
                )}
                {grant.can?.includes('accessGrants.delete') === true && (
                  <Button
                    size="small"
                    kind="quiet-danger"
                    aria-label={texts.takeBackNamed(named)}
                    onClick={() => setTaking(grant)}
                  >
                    {texts.takeBack}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {changing && <DayDialog grant={changing} onClose={() => setChanging(null)} />}
      {taking && <TakeBackDialog grant={taking} onClose={() => setTaking(null)} />}
    </>
  );
}

function DayDialog({ grant, onClose }: { readonly grant: Grant; readonly onClose: () => void }): ReactNode {
  const update = useWrite('patch', '/access-grants/{id}');
  return (
    <FormDialog
      title={texts.changeTitle}
      action={texts.saveDay}
      done={texts.changed}
      initial={{ ends_on: grant.ends_on ?? '' }}
      onSubmit={({ ends_on }) => update.mutateAsync({ path: { id: grant.id }, body: { ends_on: orNull(ends_on) } })}
      onClose={onClose}
    >
      <LastDayInput isGuest={grant.is_guest} />
    </FormDialog>
  );
}

function TakeBackDialog({ grant, onClose }: { readonly grant: Grant; readonly onClose: () => void }): ReactNode {
  const remove = useWrite('delete', '/access-grants/{id}');
  const name = fullName(grant.user);
  return (
    <ConfirmDialog
      title={texts.takeBackTitle(name, packageTexts[grant.package].name)}
      action={texts.takeBack}
      done={texts.takenBack(name)}
      onConfirm={() => remove.mutateAsync({ path: { id: grant.id } })}
      onClose={onClose}
    >
      {texts.takeBackText}
    </ConfirmDialog>
  );
}
