import type { ReactNode } from 'react';
import { type Data, type Item, useList, useWrite } from '../../client/hooks.ts';
import { useSession } from '../../session.tsx';
import { kioskTexts as texts } from '../../texts/kiosks.ts';
import { Choice } from '../../ui/choice.tsx';
import { ChosenList } from '../../ui/chosen-list.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { CustomInput, orNull, TextInput } from '../../ui/forms.tsx';

export type Kiosk = Item<'/kiosks'>;

interface Named {
  readonly id: string;
  readonly label: string;
}

interface Values {
  readonly name: string;
  readonly location: string;
  readonly department_ids: readonly Named[];
}

/** A new one, or what is to change about one. Who heads departments begins with these. */
export function KioskDialog({
  one,
  nameOf,
  onClose,
  onMade,
}: {
  readonly one?: Kiosk;
  readonly nameOf?: (id: string) => string | null;
  readonly onClose: () => void;
  readonly onMade?: (kiosk: Data<'/kiosks', 'post'>) => void;
}): ReactNode {
  const { user } = useSession();
  const isHead = user.role === 'DEPARTMENT_HEAD';
  const departments = useList('/departments', {}, { pageSize: 100 });
  const create = useWrite('post', '/kiosks');
  const update = useWrite('patch', '/kiosks/{id}');
  const headed = (departments.rows ?? []).filter(({ head_id: id }) => id === user.id);
  const initial: Values = {
    name: one?.name ?? '',
    location: one?.location ?? '',
    department_ids: one
      ? one.department_ids.map((id) => ({ id, label: nameOf?.(id) ?? '' }))
      : isHead
        ? headed.map(({ id, name }) => ({ id, label: name }))
        : [],
  };
  const submit = async (values: Values): Promise<Data<'/kiosks', 'post'> | null> => {
    const body = {
      name: values.name.trim(),
      location: orNull(values.location),
      department_ids: values.department_ids.map(({ id }) => id),
    };
    if (!one) return create.mutateAsync({ body });
    await update.mutateAsync({ path: { id: one.id }, body });
    return null;
  };
  return (
    <FormDialog<Values, Data<'/kiosks', 'post'> | null>
      title={one ? texts.changeTitle(one.name) : texts.add}
      action={one ? texts.save : texts.make}
      initial={initial}
      needs={{ data: departments.rows, error: departments.error, reload: departments.reload }}
      done={(made) => (made ? null : texts.saved)}
      {...(onMade && { onDone: (made) => made && onMade(made) })}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        maxLength={100}
        isRequired={texts.nameNeeded}
        autoFocus
      />
      <TextInput name="location" label={texts.location} hint={texts.locationHint} maxLength={200} isOptional />
      <CustomInput<readonly Named[]>
        name="department_ids"
        label={texts.departments}
        hint={isHead ? texts.departmentsHeadHint : texts.departmentsHint}
      >
        {({ id, value, set }) => (
          <>
            <ChosenList label={texts.departments} chosen={value} onChange={set} />
            <span className="select">
              <Choice
                label={texts.addDepartment}
                wiring={{ id }}
                value=""
                empty={value.length === 0 && !isHead ? texts.everyone : texts.addDepartment}
                options={{ path: '/departments', left: value.map((chosen) => chosen.id) }}
                onChange={(chosen, label) => chosen !== '' && set([...value, { id: chosen, label }])}
              />
            </span>
          </>
        )}
      </CustomInput>
    </FormDialog>
  );
}
