import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/** How far in front a file stands: by the first part of a name that it has; behind all of them where it has none. */
export const rankIn = (parts: readonly string[], file: string): number => {
  const rank = parts.findIndex((part) => file.includes(part));
  return rank < 0 ? parts.length : rank;
};

/**
 * Begins with what is named, in this order: a long file that comes last leaves all cores but one without work. Vitest itself knows only
 * what it has run before, and in a fresh clone goes by size; what a file costs has little to do with that.
 */
export const longestFirst = (parts: readonly string[]): TestSequencerConstructor =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      const projects = [...new Set(sorted.map(({ project }) => project))];
      const place = ({ project, moduleId }: TestSpecification) =>
        projects.indexOf(project) * (parts.length + 1) + rankIn(parts, moduleId);
      return sorted.sort((a, b) => place(a) - place(b));
    }
  };
