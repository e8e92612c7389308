import { ChevronDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { keep, readKept } from '../../kept.ts';
import { orgChartTexts as texts } from '../../texts/people/people.ts';
import { Button } from '../../ui/button.tsx';
import { Who } from '../../ui/page.tsx';
import { usePrinting } from '../../ui/print.tsx';
import { fullName } from '../../words.ts';
import { isFoundBy, type Member, type Shown } from './org-chart-model.ts';
import { OrgList } from './org-list.tsx';
import { useDragScroll } from './use-drag-scroll.ts';
import './org-boxes.css';

const sizes = [0.5, 0.65, 0.8, 1, 1.2] as const;
const usualSize = 3;
/** Smaller is hard to read on a screen. */
const leastFitting = 1;
const padding = 16;
const keptSize = 'org-chart.size';
/** Pixels across a sheet on its side, and the size below which no name can be read on it. */
const paperWidth = 1010;
const leastOnPaper = 0.45;

/** Boxes below each other, moved by dragging or scrolling; those who lead no one stand in a column, which keeps it narrow. */
export function OrgBoxes(shown: Shown): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const boxes = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState(() => sizeKept());
  // Until someone chooses: as large as there is room for.
  const [fitting, setFitting] = useState(usualSize);
  const size = chosen ?? fitting;
  const isPrinting = usePrinting();
  const drag = useDragScroll(scroller);
  const { roots } = shown.chart;
  const zoom = sizes[size] ?? 1;
  /** How wide the boxes are at their full size; as they last were, while the list stands in their place on paper. */
  const lastWidth = useRef(0);
  const wholeWidth = (): number => {
    if (boxes.current) lastWidth.current = boxes.current.getBoundingClientRect().width / zoom;
    return lastWidth.current;
  };
  useLayoutEffect(() => {
    const room = (scroller.current?.clientWidth ?? 0) - 2 * padding;
    const fits = sizes.findLastIndex((one, index) => index <= usualSize && wholeWidth() * one <= room);
    setFitting(Math.max(fits, leastFitting));
  }, [roots]);
  // Who is at the top is in the middle of it.
  useLayoutEffect(() => {
    const { current: area } = scroller;
    if (area) area.scrollLeft = (area.scrollWidth - area.clientWidth) / 2;
  }, [roots, fitting]);
  const resize = (by: number): void => {
    const next = Math.min(sizes.length - 1, Math.max(0, size + by));
    keep(keptSize, String(next));
    setChosen(next);
  };
  const onPaper = isPrinting ? Math.min(1, paperWidth / Math.max(1, wholeWidth())) : 1;
  if (isPrinting && onPaper < leastOnPaper) return <OrgList {...shown} />;
  return (
    <div className="org prints-wide">
      <div className="org__sizes no-print">
        <Button size="small" disabled={size === 0} onClick={() => resize(-1)} aria-label={texts.smaller}>
          −
        </Button>
        <Button size="small" disabled={size === sizes.length - 1} onClick={() => resize(1)} aria-label={texts.larger}>
          +
        </Button>
      </div>
      <div ref={scroller} className="org__area" tabIndex={0} role="region" aria-label={texts.region} {...drag}>
        <ul ref={boxes} className="org__roots" style={{ zoom: isPrinting ? onPaper : zoom }}>
          {roots.map((member) => (
            <Branch key={member.id} member={member} shown={shown} />
          ))}
        </ul>
      </div>
    </div>
  );
}

const sizeKept = (): number | null => {
  const kept = readKept(keptSize);
  return kept === null || sizes[Number(kept)] === undefined ? null : Number(kept);
};

function Branch({ member, shown }: { readonly member: Member; readonly shown: Shown }): ReactNode {
  const { reportsOf } = shown.chart;
  const reports = shown.isOpen(member.id) ? (reportsOf.get(member.id) ?? []) : [];
  const leads = reports.filter(({ id }) => reportsOf.has(id));
  const others = reports.filter(({ id }) => !reportsOf.has(id));
  return (
    <li className="org__branch">
      <Box member={member} shown={shown} />
      {reports.length > 0 && (
        <ul className="org__row">
          {others.length > 0 && (
            <li className="org__branch">
              <ul className="org__stack">
                {others.map((one) => (
                  <li key={one.id}>
                    <Box member={one} shown={shown} />
                  </li>
                ))}
              </ul>
            </li>
          )}
          {leads.map((one) => (
            <Branch key={one.id} member={one} shown={shown} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Box({ member, shown }: { readonly member: Member; readonly shown: Shown }): ReactNode {
  const count = shown.chart.reportsOf.get(member.id)?.length ?? 0;
  const isUnfolded = shown.isOpen(member.id);
  return (
    <div className={isFoundBy(member, shown.text) ? 'org__box org__box--found' : 'org__box'}>
      <Who person={member} small={member.job_title} to={`/people/${member.id}`} />
      {count > 0 && (
        <button
          type="button"
          className="org__fold"
          aria-expanded={isUnfolded}
          aria-label={texts.countedReportsOf(fullName(member), count)}
          title={texts.reports(count)}
          onClick={() => shown.toggle(member.id)}
        >
          {count}
          <ChevronDown size={12} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
