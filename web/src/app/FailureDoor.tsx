import { Component, type ReactNode } from 'react';
import { Outlet, useLocation, type Location } from 'react-router-dom';
import { RouteFailure } from './RouteFailure.tsx';

/** What breaks below it says so in its place, until somebody goes to another address. */
export function FailureDoor({ children }: { children?: ReactNode }) {
  const location = useLocation();
  return <Boundary location={location}>{children ?? <Outlet />}</Boundary>;
}

interface Props {
  location: Location;
  children: ReactNode;
}

interface State {
  location: Location;
  isBroken: boolean;
}

class Boundary extends Component<Props, State> {
  static getDerivedStateFromError = (): Partial<State> => ({ isBroken: true });

  static getDerivedStateFromProps = ({ location }: Props, before: State): State | null =>
    location === before.location ? null : { location, isBroken: false };

  override state: State = { location: this.props.location, isBroken: false };

  override render(): ReactNode {
    return this.state.isBroken ? <RouteFailure /> : this.props.children;
  }
}
