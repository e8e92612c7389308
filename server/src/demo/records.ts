import type { Demo } from './demo.ts';
import { stepsFor, stepsOf, table } from './plan.ts';
import { isRow, writeRows } from './rows.ts';
import type { Runner } from './runner.ts';

const by = 'mateo.fuentes';

const courses = table('name|description')`
  Fire safety|Exits, extinguishers, assembly points.
  Respect at work|Preventing harassment; every two years.
  Food safety, level 2|Needed before the first shift.
  Allergens|The eleven that must be declared.
  Responsible service of alcohol|Needed to serve drinks.
  Lifting and carrying|Backs last longer.
  Till system, old|Replaced last year.
  Knife skills|
  Mentoring apprentices|
  Oyster opening|
  Wood-fired oven|`;

const benefits = table('name|provider|kind')`
  Extended health|Example Mutual|HEALTH
  Dental|Example Mutual|DENTAL
  Group retirement savings|Sample Trust|RETIREMENT`;

const stock = table('category_name|description|serial_number')`
  Laptop|14-inch laptop with charger|LT-201
  Laptop|14-inch laptop with charger|LT-202
  Phone|Company phone|PH-201`;

const tabs = table('name|visible_to_roles|is_active')`
  Uniform|[EMPLOYEE,DEPARTMENT_HEAD]|true
  On the floor|[DEPARTMENT_HEAD]|true
  Keys|[]|true
  Before the move|[DEPARTMENT_HEAD]|false`;

const fields = table('key|tab_id|label|type|options')`
  shirt_size|@Uniform|Shirt size|SELECT|[XS,S,M,L,XL]
  shoe_size|@Uniform|Shoe size|NUMBER|
  languages|@On the floor|Languages|MULTI_SELECT|[English,French,Spanish,Arabic]
  locker|@On the floor|Locker|TEXT|
  opens_alone|@On the floor|May open alone|BOOLEAN|
  keys_since|@Keys|Has keys since|DATE|
  old_badge|@Before the move|Old badge|TEXT|`;

const wanted = table('certificate|course_id|department_id|remind_days_before')`
  Food handler||@Kitchen|60
  Food handler||@Bakery|60
  |@Responsible service of alcohol|@Bar & Cellar|30`;

/** What people have. The guide has one of each kind in each of its states. */
const records = table('call|by|whose|share|fields')`
  assets.create|$hr|Officer,Head,Director,Manager,Accountant,Analyst,Clerk,HR,Recruiter,Coordinator,Planner,Buyer|1|category_name=Laptop; description=14-inch laptop with charger; serial_number=LT-$serial
  assets.create|$hr|Director,Manager,Lead,Driver,Chief|1|category_name=Phone; description=Company phone; serial_number=PH-$serial
  assets.create|$hr|Chef,chef|1|category_name=Knives; description=Set of five in a roll; serial_number=KN-$serial
  assets.create|$hr|Cook,Porter,Baker,Server,Host|1|category_name=Uniform; description=Three jackets and an apron
  assets.create|$hr|Driver|1|category_name=Vehicle; description=Electric delivery van; serial_number=VAN-$serial
  assets.create|$head|guide|1|category_name=Uniform; description=Three jackets and an apron; status=ASSIGNED; date_assigned=-300
  assets.create|$head|guide|1|category_name=Phone; description=Company phone; status=AVAILABLE; date_assigned=-300
  assets.create|$head|guide|1|category_name=Keys; description=Key to the dry store; status=LOST; date_assigned=-300
  training.create|$hr||1|course_id=@Fire safety
  training.create|$hr||1|course_id=@Respect at work
  training.create|$hr|Kitchen,Bakery,Events|1|course_id=@Food safety, level 2
  training.create|$hr|Kitchen,Bakery,Dining,Events|1|course_id=@Allergens
  training.create|$hr|Dining,Bar,Events|1|course_id=@Responsible service of alcohol
  training.create|$hr|Purchasing,Events,Kitchen|1|course_id=@Lifting and carrying
  training.create|$hr|Dining,Bar|1|course_id=@Till system, old; at=$day; status=COMPLETED
  training.create|$head|guide|1|course_id=@Knife skills; status=ASSIGNED; due_date=20; at=-4
  training.create|$head|guide|1|course_id=@Mentoring apprentices; status=IN_PROGRESS; due_date=35; at=-12
  training.create|$head|guide|1|course_id=@Oyster opening; status=ASSIGNED; due_date=-6; at=-40
  training.create|$head|guide|1|course_id=@Wood-fired oven; status=COMPLETED; due_date=-100; at=-120
  certifications.create|$hr|Chef,chef,Cook,Baker,Porter|1|name=Food handler; issuer=Example Public Health; credential_id=DEMO-$serial
  certifications.create|$hr|Sommelier,Beverage|1|name=Wine, level 2; issuer=Sample Wine School; credential_id=DEMO-$serial
  certifications.create|$hr|Head,Manager,Safety,Supervisor|1|name=First aid and CPR; issuer=Placeholder Ambulance; credential_id=DEMO-$serial
  certifications.create|$hr|Payroll|1|name=Payroll practitioner; issuer=Fictional Payroll Institute; credential_id=DEMO-$serial
  certifications.create|$head|guide|1|name=First aid; issuer=Example College; issued_date=-695; expiry_date=400
  certifications.create|$head|guide|1|name=Propane handling; issuer=Example College; issued_date=-1077; expiry_date=18
  certifications.create|$head|guide|1|name=Workplace hazards; issuer=Example College; issued_date=-742; expiry_date=-12
  goals.create|$name|Chef,chef,Head Baker|0.6|title=Halve food waste; description=Measured by weight, each week.
  goals.create|$name|Cook,Apprentice|0.6|title=Run a station alone; description=A whole dinner service.
  goals.create|$name|Server,Supervisor|0.6|title=Cut order errors to one in a hundred; description=By the till’s own count.
  goals.create|$name|Sommelier,Bartender|0.6|title=A tasting menu with local wines; description=Six courses.
  goals.create|$name|Accountant,Payroll,Finance|0.6|title=Close the month in four days; description=Five at present.
  goals.create|$name|People,Recruiter,Officer|0.6|title=Every new hire has a mentor; description=From the first day.
  goals.create|$name|guide|1|title=Write down ten recipes; status=IN_PROGRESS; progress_percent=40; start_date=-60; due_date=60
  goals.create|$name|guide|1|title=Lead the Sunday brunch; status=NOT_STARTED; progress_percent=0; start_date=-60; due_date=60
  goals.create|$name|guide|1|title=Cut prep time by a tenth; status=COMPLETED; progress_percent=100; start_date=-60; due_date=60
  goals.create|$name|guide|1|title=A stage in Kyoto; status=CANCELLED; progress_percent=20; start_date=-60; due_date=60
  customFieldValues.set|$hr||0.7|of.field_id=@shirt_size; value=XS or S or M or L or XL
  customFieldValues.set|$hr||0.7|of.field_id=@shoe_size; value=36..47
  customFieldValues.set|$hr||0.7|of.field_id=@languages; value=[English] or [English,French] or [English,Spanish] or [English,French,Arabic]
  customFieldValues.set|$hr||0.7|of.field_id=@locker; value=No. $serial
  customFieldValues.set|$hr||0.7|of.field_id=@opens_alone; value=true or false or false
  customFieldValues.set|$hr||0.7|of.field_id=@keys_since; value=$day
  customFieldValues.set|$hr||0.7|of.field_id=@old_badge; value=B-$serial
  benefits.create|$hr|FULL_TIME|0.8|plan_id=@Extended health; employee_contribution=18.50; employer_contribution=55.50
  benefits.create|$hr|FULL_TIME|0.8|plan_id=@Dental; employee_contribution=9.25; employer_contribution=27.75
  benefits.create|$hr|FULL_TIME|0.8|plan_id=@Group retirement savings; employee_contribution=60; employer_contribution=60
  benefits.create|$hr|guide|1|plan_id=@Extended health; status=ACTIVE; start_date=-700; employee_contribution=12.50
  benefits.create|$hr|guide|1|plan_id=@Group retirement savings; status=PENDING; start_date=30; employee_contribution=12.50
  benefits.create|$hr|guide|1|plan_id=@Dental; status=ENDED; start_date=-700; employee_contribution=12.50
  compensation.create|$hr|EXECUTIVE|1|reason=Hired; effective_date=$from; amount=160000..175000; pay_type=SALARY; pay_frequency=BIWEEKLY
  compensation.create|$hr|DEPARTMENT_HEAD|1|reason=Hired; effective_date=$from; amount=88000..100000; pay_type=SALARY; pay_frequency=BIWEEKLY
  compensation.create|$hr|ADMINISTRATOR|1|reason=Hired; effective_date=$from; amount=72000..79000; pay_type=SALARY; pay_frequency=BIWEEKLY
  compensation.create|$hr|EMPLOYEE+salaried|1|reason=Hired; effective_date=$from; amount=52000..60000; pay_type=SALARY; pay_frequency=BIWEEKLY
  compensation.create|$hr|hourly|1|reason=Hired; effective_date=$from; amount=18..22; pay_type=HOURLY; pay_frequency=BIWEEKLY
  compensation.create|$hr|EMPLOYEE+salaried+veteran|1|reason=Yearly review; effective_date=$from + 365; amount=61000..68000; pay_type=SALARY; pay_frequency=BIWEEKLY
  compensation.create|$hr|hourly+veteran|1|reason=Yearly review; effective_date=$from + 365; amount=23..26; pay_type=HOURLY; pay_frequency=BIWEEKLY`;

/** In which state, unless the record says: of those who are there, and of those who have left, not all of whom have brought everything back. */
const states = table('call|whose|weight|fields')`
  assets.create|here|24|date_assigned=$from; status=ASSIGNED
  assets.create|here|1|date_assigned=$from; status=LOST; notes=Reported missing.
  assets.create|gone|4|date_assigned=$from; status=AVAILABLE; date_returned=$until
  assets.create|gone|1|date_assigned=$from; status=ASSIGNED
  training.create|here|13|at=$day; status=COMPLETED
  training.create|here|2|at=$day; due_date=-30..-1; status=ASSIGNED
  training.create|here|2|at=$day; due_date=1..60; status=ASSIGNED
  training.create|here|3|at=$day; due_date=1..60; status=IN_PROGRESS
  training.create|gone|1|at=$day; status=COMPLETED
  certifications.create|here|1|issued_date=-1100..-700; expiry_date=-45..-1
  certifications.create|here|2|issued_date=-1100..-700; expiry_date=1..30
  certifications.create|here|7|issued_date=-700..-90; expiry_date=31..900
  certifications.create|gone|1|issued_date=-1100..-700; expiry_date=-45..900
  goals.create|here|1|start_date=-40..-20; due_date=60..150; status=NOT_STARTED; progress_percent=0
  goals.create|here|2|start_date=-120..-20; due_date=-10..150; status=IN_PROGRESS; progress_percent=5..90
  goals.create|here|1|start_date=-120..-20; due_date=-10..150; status=COMPLETED; progress_percent=100
  goals.create|here|1|start_date=-120..-20; due_date=-10..150; status=CANCELLED; progress_percent=20
  benefits.create|here|19|start_date=$from; status=ACTIVE; coverage_level=Single or Couple or Family
  benefits.create|here|1|start_date=$from; status=PENDING; coverage_level=Couple
  benefits.create|gone|1|start_date=$from; status=ACTIVE; coverage_level=Single; end_date=$until`;

/** What hangs on each person: some of it overdue, about to run out, not yet returned. */
export async function fillRecords(demo: Demo, runner: Runner): Promise<void> {
  await runner.run([
    ...stepsOf(demo, { call: 'courses.create', by }, courses),
    ...stepsOf(demo, { call: 'benefitPlans.create', by }, benefits),
    ...stepsOf(demo, { call: 'customFieldTabs.create', by }, tabs),
    ...stepsOf(demo, { call: 'customFields.create', by }, fields),
  ]);
  const chains = demo.people.map((person) => stepsFor(demo, person, records, states));
  // Equipment one after the other: the first piece of a category makes the category.
  await runner.runAbreast(
    chains.map((chain) => chain.filter((step) => !isRow(step))),
    'assets.create',
  );
  await writeRows(runner, chains.flat().filter(isRow));
  await runner.run([
    ...stepsOf(demo, { call: 'stock.create', by }, stock),
    ...stepsOf(demo, { call: 'certificateRequirements.create', by }, wanted),
  ]);
  await runner.run([{ as: by, call: 'courses.update', of: '@Till system, old', with: { is_active: false } }]);
}
