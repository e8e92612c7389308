import { type ReactNode, useState } from 'react';
import { startDetailsOf } from '../../clock/switch-clock.ts';
import type { StartDetails } from '../../clock/use-clock.ts';
import { switchTexts, timeTexts as texts } from '../../texts/time.ts';
import { Choice } from '../../ui/choice.tsx';
import { bookableWhenOpened, useTasks } from './bookable.ts';
import '../../ui/field.css';

/** Project, task and note that the clock starts with. */
export function StartFields({ onChange }: { readonly onChange: (details: StartDetails) => void }): ReactNode {
  const [project, setProject] = useState('');
  const [task, setTask] = useState('');
  const [note, setNote] = useState('');
  const { options } = useTasks(project);
  const tell = (projectId: string, taskId: string, text: string): void => {
    setProject(projectId);
    setTask(taskId);
    setNote(text);
    onChange(startDetailsOf(projectId, taskId, text));
  };
  return (
    <>
      <span className="select clock__choice">
        <Choice
          label={texts.project}
          value={project}
          empty={texts.noProject}
          options={bookableWhenOpened}
          onChange={(id) => tell(id, '', note)}
        />
      </span>
      {options.length > 0 && (
        <span className="select clock__choice">
          <Choice
            label={texts.task}
            value={task}
            empty={texts.noTask}
            options={options}
            onChange={(id) => tell(project, id, note)}
          />
        </span>
      )}
      {project !== '' && (
        <span className="clock__choice">
          <input
            className="control"
            type="text"
            autoComplete="off"
            maxLength={2000}
            aria-label={switchTexts.note}
            placeholder={switchTexts.note}
            value={note}
            onChange={({ target }) => tell(project, task, target.value)}
          />
        </span>
      )}
    </>
  );
}
