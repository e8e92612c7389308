import { Building2, FlaskConical, LogOut, Mail, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useList, useRead } from '../client/hooks.ts';
import { ownEntriesFor } from '../navigation.ts';
import { Link, useNavigate } from '../router.tsx';
import { leaveSandbox, openSandbox } from '../screens/sandboxes/switch.ts';
import { acceptInvitation, goToOrganization } from '../screens/sessions/go-to.ts';
import { useCan, useSession, useSessionControl } from '../session.tsx';
import { accountTexts } from '../texts/accounts.ts';
import { sandboxFrameTexts } from '../texts/sandboxes.ts';
import { accountMenuTexts } from '../texts/shell.ts';
import { type Density, type Theme, useDensity, useTheme } from '../theme.ts';
import { useToast } from '../ui/toast.tsx';
import { useIsDeveloper } from './use-is-developer.ts';

/** Behind one's own face: what belongs to oneself, how the app looks, and the way out. */
export function Choices({ id }: { readonly id: string }): ReactNode {
  const session = useSession();
  const { signOut } = useSessionControl();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    await signOut();
    navigate('/');
  };
  return (
    <div className="me__choices" id={id}>
      <ul>
        {ownEntriesFor(session, useIsDeveloper()).map(({ label, path, icon: Icon }) => (
          <li key={path}>
            <Link to={path} className="nav__link">
              <Icon className="icon" size={16} aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Looks />
      <Organizations />
      <Sandboxes />
      <button type="button" className="nav__link nav__link--button" onClick={() => void leave()}>
        <LogOut className="icon" size={16} aria-hidden="true" />
        {accountMenuTexts.signOut}
      </button>
    </div>
  );
}

/** From one organization of one’s account to another, and into one that has invited it. */
function Organizations(): ReactNode {
  const { organization } = useSession();
  const { data } = useRead('/account/organizations', {}, { isEnabled: !organization.is_sandbox });
  return (
    <>
      {data?.organizations
        .filter(({ is_current }) => !is_current)
        .map(({ id, name }) => (
          <Entry
            key={id}
            label={accountTexts.goTo(name)}
            go={() => goToOrganization(id)}
            icon={<Building2 className="icon" size={16} aria-hidden="true" />}
          />
        ))}
      {data?.invitations.map(({ id, organization: name }) => (
        <Entry
          key={id}
          label={accountTexts.acceptOf(name)}
          go={() => acceptInvitation(id)}
          icon={<Mail className="icon" size={16} aria-hidden="true" />}
        />
      ))}
    </>
  );
}

/** From one’s organization into its sandboxes, and back, without signing in again. */
function Sandboxes(): ReactNode {
  const can = useCan();
  const { organization } = useSession();
  const list = useList('/sandboxes', {}, { isEnabled: can('sandboxes.open') && !organization.is_sandbox });
  const ready = list.rows?.filter(({ status }) => status === 'READY') ?? [];
  if (organization.is_sandbox)
    return (
      <Entry
        label={sandboxFrameTexts.back}
        go={leaveSandbox}
        icon={<Undo2 className="icon" size={16} aria-hidden="true" />}
      />
    );
  return ready.map(({ id, name }) => (
    <Entry
      key={id}
      label={sandboxFrameTexts.switchTo(name)}
      go={() => openSandbox(id)}
      icon={<FlaskConical className="icon" size={16} aria-hidden="true" />}
    />
  ));
}

function Entry({
  label,
  icon,
  go,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly go: () => Promise<void>;
}): ReactNode {
  const toast = useToast();
  return (
    <button
      type="button"
      className="nav__link nav__link--button"
      onClick={() => void go().catch((error: unknown) => toast(error instanceof Error ? error.message : String(error)))}
    >
      {icon}
      {label}
    </button>
  );
}

const themes: readonly (readonly [Theme, string])[] = [
  ['system', accountMenuTexts.system],
  ['light', accountMenuTexts.light],
  ['dark', accountMenuTexts.dark],
];
const densities: readonly (readonly [Density, string])[] = [
  ['compact', accountMenuTexts.compact],
  ['comfortable', accountMenuTexts.comfortable],
];

function Looks(): ReactNode {
  const [theme, setTheme] = useTheme();
  const [density, setDensity] = useDensity();
  return (
    <div className="me__looks">
      <Choice legend={accountMenuTexts.theme} options={themes} value={theme} onChange={setTheme} />
      <Choice legend={accountMenuTexts.density} options={densities} value={density} onChange={setDensity} />
    </div>
  );
}

function Choice<V extends string>({
  legend,
  options,
  value,
  onChange,
}: {
  readonly legend: string;
  readonly options: readonly (readonly [V, string])[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}): ReactNode {
  return (
    <div className="choice" role="group" aria-label={legend}>
      <span className="choice__legend">{legend}</span>
      <span className="choice__options">
        {options.map(([option, label]) => (
          <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
            {label}
          </button>
        ))}
      </span>
    </div>
  );
}
