import { HOUR, MINUTE } from '../durations.js';
import { type DemoPerson, demoPeople, getMidnight, getWeekday } from './people.js';
import { Random } from './random.js';
import { type Shift, listShifts } from './roster.js';

/** People who are in one place for a while. */
export interface Encounter {
  people: DemoPerson[];
  /** Epoch milliseconds. */
  from: number;
  minutes: number;
  /** Share of the pairs who are near enough for their phones. */
  closeness: number;
  /** Approximate distance of two people. */
  feet: number;
}

/** Simulates the encounters on the shifts that begin on a day. Nobody is in two places at once. */
export function simulateEncounters(day: string): Encounter[] {
  const planner = new Planner(day);
  planner.planProjects();
  planner.planWorkshop();
  planner.planTeamMeetings();
  planner.planMeals();
  planner.planHandovers();
  planner.planDeskChats();
  planner.planCorridorChats();
  return planner.planned;
}

/** Twelve projects of five people each from any departments, which meet weekly. */
const projects = Array.from({ length: 12 }, (_, number) => {
  const office = demoPeople.filter(({ place, hasApp }) => place === 'office' && hasApp);
  const members = new Random('project', number).shuffled(office).slice(0, 5);
  return { members, weekday: 1 + (number % 5) };
});

class Planner {
  readonly planned: Encounter[] = [];
  private readonly random: Random;
  private readonly shifts: Shift[];
  private readonly shiftOf: Map<DemoPerson, Shift>;
  private readonly taken = new Map<DemoPerson, { from: number; until: number }[]>();

  constructor(private readonly day: string) {
    this.random = new Random('encounters', day);
    this.shifts = listShifts(day);
    this.shiftOf = new Map(this.shifts.map((shift) => [shift.person, shift]));
  }

  planProjects(): void {
    for (const { members, weekday } of projects) {
      if (getWeekday(this.day) === weekday) {
        const from = this.at(this.random.between(13.5, 16.5));
        const minutes = this.random.between(25, 45);
        this.plan({ people: members, from, minutes, closeness: 0.6, feet: 5 });
      }
    }
  }

  /** Plans a workshop for people of all departments. */
  planWorkshop(): void {
    const shifts = this.random
      .shuffled(this.shifts.filter(({ kind }) => kind === 'office'))
      .slice(0, 9);
    const from = this.at(this.random.between(14, 16));
    const minutes = this.random.between(40, 60);
    this.plan({ people: listPeople(shifts), from, minutes, closeness: 0.45, feet: 5 });
  }

  planTeamMeetings(): void {
    for (const team of this.listTeams()) {
      const people = listPeople(team.filter(() => this.random.chance(0.85)));
      const isOffice = people[0]?.place === 'office';
      const start =
        team[0]?.kind === 'office'
          ? this.at(this.random.between(9, 11))
          : (team[0]?.from ?? 0) + 5 * MINUTE;
      const minutes = isOffice ? this.random.between(16, 30) : this.random.between(10, 18);
      if (this.random.chance(isOffice ? 0.6 : 0.9))
        this.plan({ people, from: start, minutes, closeness: 0.8, feet: 5 });
    }
  }

  /** Plans lunch, mostly within teams and sometimes in mixed groups, and shorter breaks on the other shifts. */
  planMeals(): void {
    const office = this.shifts.filter(({ kind }) => kind === 'office' && this.random.chance(0.9));
    const mixed = new Set(office.filter(() => this.random.chance(0.3)));
    const tables = [
      ...splitIntoChunks(this.random.shuffled([...mixed]), 4),
      ...this.listTeams().flatMap((team) =>
        splitIntoChunks(
          this.random.shuffled(team.filter((shift) => office.includes(shift) && !mixed.has(shift))),
          3,
        ),
      ),
    ];
    for (const table of tables) {
      const from = this.at(this.random.between(11.75, 13));
      const minutes = this.random.between(22, 40);
      this.plan({ people: listPeople(table), from, minutes, closeness: 0.9, feet: 3 });
    }
    for (const team of this.listTeams().filter(([first]) => first?.kind !== 'office')) {
      for (const table of splitIntoChunks(this.random.shuffled(team), 3))
        this.planBreak(table, this.random.between(3, 4.5), this.random.between(14, 24));
    }
    const thirsty = this.shifts.filter(({ kind }) => kind === 'office' && this.random.chance(0.5));
    for (const table of splitIntoChunks(this.random.shuffled(thirsty), 2))
      this.planBreak(table, this.random.between(6.5, 8), this.random.between(8, 22));
  }

  private planBreak(table: Shift[], hoursIn: number, minutes: number): void {
    const from = (table[0]?.from ?? 0) + hoursIn * HOUR;
    this.plan({ people: listPeople(table), from, minutes, closeness: 0.9, feet: 3 });
  }

  /** Plans handovers from one shift to the next within a department. */
  planHandovers(): void {
    for (const leaving of this.shifts) {
      const coming = this.shifts.filter(
        ({ from, person }) =>
          from === leaving.until && person.department === leaving.person.department,
      );
      const other = coming[this.random.whole(0, Math.max(1, coming.length))];
      if (other && this.random.chance(0.3)) {
        const from = leaving.until - this.random.between(0, 3) * MINUTE;
        const minutes = this.random.between(4, 9);
        const people = [leaving.person, other.person];
        this.plan({ people, from, minutes, closeness: 1, feet: 4 });
      }
    }
  }

  /** Plans brief chats of desk neighbours, several times a day. */
  planDeskChats(): void {
    for (const team of this.listTeams()) {
      for (const [one, other] of splitIntoChunks(team, 2)) {
        if (one && other && this.random.chance(0.4)) {
          for (let times = this.random.whole(2, 5); times > 0; times -= 1)
            this.planChat(one, other, this.random.between(3, 7));
        }
      }
    }
  }

  planCorridorChats(): void {
    for (const one of [...this.shifts, ...this.shifts]) {
      const other = this.shifts[this.random.whole(0, this.shifts.length)];
      if (other && other.person !== one.person)
        this.planChat(one, other, this.random.between(1, 6));
    }
  }

  private planChat(one: Shift, other: Shift, minutes: number): void {
    const first = Math.max(one.from, other.from);
    const last = Math.min(one.until, other.until) - 10 * MINUTE;
    const from = this.random.between(first, last);
    if (first < last)
      this.plan({ people: [one.person, other.person], from, minutes, closeness: 1, feet: 4 });
  }

  private listTeams(): Shift[][] {
    return [...Map.groupBy(this.shifts, ({ person }) => person.team).values()];
  }

  private at(hours: number): number {
    return getMidnight(this.day) + hours * HOUR;
  }

  /** Adds an encounter, without people who are busy or not at work. */
  private plan(encounter: Encounter): void {
    const until = encounter.from + encounter.minutes * MINUTE;
    const people = encounter.people.filter((person) => {
      const busy = this.taken.get(person) ?? [];
      return (
        this.shiftOf.has(person) &&
        busy.every((other) => other.until <= encounter.from || other.from >= until)
      );
    });
    if (people.length < 2) return;
    for (const person of people)
      this.taken.set(person, [...(this.taken.get(person) ?? []), { from: encounter.from, until }]);
    this.planned.push({ ...encounter, people });
  }
}

function listPeople(shifts: readonly Shift[]): DemoPerson[] {
  return shifts.map(({ person }) => person);
}

function splitIntoChunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
